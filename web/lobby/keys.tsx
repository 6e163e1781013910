import { toast } from '../app/toasts.ts';
import { tellFault } from './faults.ts';
import { dayOf, useList } from './key-list.ts';
import { KeyRow } from './key-row.tsx';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { type Block, type Passkey, people, type SignedIn } from './people.ts';
import { say } from './words.ts';

/** Signed-in devices, ways to sign in, and blocked people. */
export function Keys() {
  return (
    <>
      <Devices />
      {hasPasskeys() && <Passkeys />}
      <Blocks />
    </>
  );
}

function Devices() {
  const [devices, look] = useList<SignedIn>(people.devices);
  const end = async (id: string): Promise<void> => {
    const reply = await people.endDevice(id);
    if (reply.kind === 'done') toast({ title: say('self.device.ended') });
    else tellFault(reply);
    look();
  };
  return (
    <div class="key-list">
      <h3>{say('self.devices')}</h3>
      <ul>
        {devices.map(({ id, name, seen, isThis }) => {
          const called = name ?? say('self.device.unnamed');
          const day = dayOf(seen);
          return (
            <KeyRow
              key={id}
              name={called}
              detail={isThis ? say('self.device.this') : say('self.device.seen', { day })}
              rename={(next) => people.nameDevice(id, next)}
              onRenamed={look}
              {...(!isThis && {
                end: {
                  label: say('self.device.end'),
                  says: say('self.device.endLabel', { name: called, day }),
                  onEnd: () => end(id),
                },
              })}
            />
          );
        })}
      </ul>
    </div>
  );
}

function Passkeys() {
  const [passkeys, look] = useList<Passkey>(people.passkeys);
  const add = async (): Promise<void> => {
    const signed = await addPasskey();
    if (signed.kind === 'unwilling') toast({ title: say('self.passkey.failed') });
    else if (signed.kind === 'done') toast({ title: say('self.passkey.added') });
    else tellFault(signed);
    look();
  };
  const remove = async (id: string): Promise<void> => {
    const reply = await people.removePasskey(id);
    if (reply.kind !== 'done') tellFault(reply);
    look();
  };
  return (
    <div class="key-list">
      <h3>{say('self.passkeys')}</h3>
      <p class="lobby-note">{say('self.passkeys.detail')}</p>
      <ul>
        {passkeys.map(({ id, name, created }) => {
          const called = name ?? say('self.passkey.unnamed');
          const day = dayOf(created);
          return (
            <KeyRow
              key={id}
              name={called}
              detail={say('self.passkey.made', { day })}
              rename={(next) => people.namePasskey(id, next)}
              onRenamed={look}
              end={{
                label: say('self.passkey.remove'),
                says: say('self.passkey.removeLabel', { name: called, day }),
                onEnd: () => remove(id),
              }}
            />
          );
        })}
      </ul>
      <button type="button" class="button" onClick={add}>
        {say('self.passkey.add')}
      </button>
    </div>
  );
}

function Blocks() {
  const [blocks, look] = useList<Block>(people.blocks);
  const unblock = async (id: string): Promise<void> => {
    const reply = await people.unblock(id);
    if (reply.kind !== 'done') tellFault(reply);
    look();
  };
  if (blocks.length === 0) return null;
  return (
    <div class="key-list">
      <h3>{say('self.blocks')}</h3>
      <ul>
        {blocks.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              class="button small"
              aria-label={say('self.unblockLabel', { name })}
              onClick={() => unblock(id)}
            >
              {say('self.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
