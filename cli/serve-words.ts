import { renderUnicodeCompact } from 'uqr';
import type { Addresses } from '#server/addresses.ts';
import type { Io } from './io.ts';
import { padEnd } from './text.ts';

const COLUMN = 24;

/** What the reader sees when the server is open. */
export function openingLines({ local, network }: Addresses, qr: boolean, io: Io): string[] {
  const [best] = network;
  return [
    '',
    'Dicepad is open. In a browser, go to:',
    '',
    ...labelled('on this computer', local === undefined ? [] : [local]),
    ...labelled('on the same network', network),
    ...(best === undefined ? [] : noteFor(best, qr, io)),
    '',
    'Ctrl-C stops.',
    '',
  ];
}

function labelled(label: string, addresses: readonly string[]): string[] {
  return addresses.map((address, i) => `  ${padEnd(i === 0 ? label : '', COLUMN)}${address}`);
}

function noteFor(address: string, qr: boolean, io: Io): string[] {
  if (!qr) return [];
  return ['', 'Or scan this with a phone on the same network:', '', ...qrLines(address, io)];
}

/** Half blocks; colours are set where they can be, since light on dark is hard for some cameras. */
function qrLines(text: string, { stdout }: Io): string[] {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  return lines.map((line) => `  ${stdout.isTTY ? `\x1b[97;40m${line}\x1b[0m` : line}`);
}
