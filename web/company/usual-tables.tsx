import { useEffect, useState } from 'preact/hooks';
import type { UsualTable } from '#protocol/company.ts';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import '../screens/parts/stamps.css';
import { cardOf, gameName } from '../app/cards.ts';
import { language } from '../app/language.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { tellFault } from '../lobby/faults.ts';
import { stampNamed } from '../online/chair.ts';
import { dayName } from '../screens/parts/when.ts';
import { companyApi } from './api.ts';
import { noteCalled } from './called.ts';
import { say } from './words.ts';

/** People one has played with, to be called together again with one tap. */
export function UsualTables() {
  const [groups, setGroups] = useState<readonly UsualTable[]>([]);
  const [asked, setAsked] = useState<UsualTable | undefined>(undefined);
  useEffect(() => {
    companyApi.usual().then((reply) => reply.kind === 'done' && setGroups(reply.value));
  }, []);
  const forget = async (group: UsualTable): Promise<void> => {
    setAsked(undefined);
    const reply = await companyApi.mute(group.id);
    if (reply.kind === 'done') setGroups(groups.filter((each) => each !== group));
    else tellFault(reply);
  };
  const known = groups.filter(({ game }) => cardOf(game));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="company-usual">
      <h2 id="company-usual" class="page-section">
        {say('company.usual')}
      </h2>
      <ul class="card open-tables">
        {known.map((group) => (
          <UsualRow key={group.id} group={group} onForget={() => setAsked(group)} />
        ))}
      </ul>
      {asked && (
        <Confirm
          title={say('company.usual.forget.title')}
          detail={say('company.usual.forget.detail', { names: namesOf(asked) })}
          keep={say('company.usual.forget.keep')}
          onKeep={() => setAsked(undefined)}
          confirm={say('company.usual.forget.do')}
          onConfirm={() => forget(asked)}
        />
      )}
    </section>
  );
}

function UsualRow({
  group,
  onForget,
}: {
  readonly group: UsualTable;
  readonly onForget: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const names = namesOf(group);
  const game = gameName(group.game);
  const day = dayName(group.played, Date.now(), language.value);
  const call = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const reply = await companyApi.call(group.id);
    setBusy(false);
    if (reply.kind !== 'done') return tellFault(reply);
    noteCalled(reply.value.id, names);
    go(`/table/${reply.value.id}`);
    const title = say('company.called', { names, count: names.length });
    toast({ title, detail: say('company.called.detail') });
  };
  return (
    <li>
      <span class="stamp-stack">
        {group.people.slice(0, 3).map(({ stamp }, i) => (
          <Stamp key={i} name={stampNamed(stamp)} />
        ))}
      </span>
      <span class="open-words">
        <b>{names.join(', ')}</b>
        <small>{say('company.usual.last', { game, day })}</small>
      </span>
      <button
        type="button"
        class="button small"
        aria-label={say('company.usual.call.label', { names, game })}
        aria-busy={isBusy}
        onClick={call}
      >
        {say('company.usual.call')}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say('company.usual.forget', { names })}
        onClick={onForget}
      >
        <Icon name="close" small />
      </button>
    </li>
  );
}

function namesOf({ people }: UsualTable): readonly string[] {
  return people.map(({ name }) => name);
}
