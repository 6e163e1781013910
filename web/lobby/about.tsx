import { useId, useState } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { toast } from '../app/toasts.ts';
import './about.css';
import { tellFault } from './faults.ts';
import './lobby-forms.css';
import { people, REASONS, type Reason } from './people.ts';
import { say } from './words.ts';

/** The person at a table that an action is about. */
export interface AboutProps {
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
  readonly onDone: () => void;
}

/** What anybody may do about somebody else at a table. */
export function About({ table, seat, name, onDone }: AboutProps) {
  const [isReporting, setReporting] = useState(false);
  const block = async (): Promise<void> => {
    const reply = await people.block(table, seat);
    if (reply.kind !== 'done') return tellFault(reply);
    toast({ title: say('people.blocked', { name }) });
    onDone();
  };
  const report = async (reason: Reason): Promise<void> => {
    const reply = await people.report(table, seat, reason);
    if (reply.kind !== 'done') return tellFault(reply);
    toast({ title: say('people.reported') });
    onDone();
  };
  if (isReporting) return <Report onSend={report} />;
  return (
    <>
      <div class="about-ways">
        <button type="button" class="button small" onClick={block}>
          {say('people.block', { name })}
        </button>
        <button type="button" class="button small" onClick={() => setReporting(true)}>
          {say('people.report', { name })}
        </button>
      </div>
      <p class="lobby-note">{say('people.block.detail')}</p>
    </>
  );
}

interface ReportProps {
  readonly onSend: (reason: Reason) => Promise<void>;
}

function Report({ onSend }: ReportProps) {
  const id = useId();
  const [reason, setReason] = useState<Reason>('name');
  return (
    <fieldset class="report">
      <legend>{say('people.why')}</legend>
      {REASONS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={id}
            checked={each === reason}
            onChange={() => setReason(each)}
          />
          {say(`people.reason.${each}`)}
        </label>
      ))}
      <p class="lobby-note">{say('people.report.detail')}</p>
      <button type="button" class="button primary" onClick={() => onSend(reason)}>
        {say('people.send')}
      </button>
    </fieldset>
  );
}
