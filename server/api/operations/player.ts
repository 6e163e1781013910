import { ASSERTION, REGISTRATION } from '../../identity/passkey-routes.ts';
import { CARRY, PROFILE } from '../../identity/routes.ts';
import type { Operation } from './operation.ts';

/** Who one is, and by which devices, tokens and passkeys. */
export const PLAYER: readonly Operation[] = [
  { method: 'get', path: '/me', says: 'Who you are, or null.', gives: 'json', isOpen: true },
  {
    method: 'post',
    path: '/me',
    says: 'Become a player, with a cookie that keeps you one; or change name and stamp.',
    body: PROFILE,
    gives: 'json',
    isOpen: true,
  },
  { method: 'delete', path: '/me', says: 'Delete yourself and your data.', gives: 'nothing' },
  {
    method: 'get',
    path: '/me/matches',
    says: 'Your matches, newest first.',
    gives: 'json',
  },
  {
    method: 'get',
    path: '/me/records',
    says: 'The records of all your finished matches, with lines of ---- in between.',
    gives: 'text',
  },
  { method: 'get', path: '/me/tokens', says: 'Your tokens, without their secrets.', gives: 'json' },
  {
    method: 'post',
    path: '/me/tokens',
    says: 'A token by which a bot or tool plays as you. It is shown once.',
    gives: 'json',
  },
  { method: 'delete', path: '/me/tokens/{id}', says: 'Revoke a token.', gives: 'nothing' },
  {
    method: 'post',
    path: '/me/carry',
    says: 'A link that makes another device yours. It works once, for ten minutes.',
    gives: 'json',
  },
  {
    method: 'post',
    path: '/carry',
    says: 'Use such a link.',
    body: CARRY,
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/me/sessions',
    says: 'The devices that you are signed in on, the last used first.',
    gives: 'json',
  },
  {
    method: 'delete',
    path: '/me/sessions',
    says: 'Sign out all other devices.',
    gives: 'nothing',
  },
  { method: 'delete', path: '/me/sessions/{id}', says: 'Sign a device out.', gives: 'nothing' },
  { method: 'get', path: '/me/passkeys', says: 'Your passkeys.', gives: 'json' },
  {
    method: 'post',
    path: '/me/passkeys/options',
    says: 'What to give to navigator.credentials.create, to make a passkey. It lives five minutes.',
    gives: 'json',
  },
  {
    method: 'post',
    path: '/me/passkeys',
    says: 'Add the passkey that was made.',
    body: REGISTRATION,
    gives: 'json',
  },
  { method: 'delete', path: '/me/passkeys/{id}', says: 'Remove a passkey.', gives: 'nothing' },
  {
    method: 'post',
    path: '/passkeys/options',
    says: 'What to give to navigator.credentials.get, to sign in with a passkey.',
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'post',
    path: '/passkeys',
    says: 'Sign in: this device becomes one of the player whose passkey it is.',
    body: ASSERTION,
    gives: 'json',
    isOpen: true,
  },
];
