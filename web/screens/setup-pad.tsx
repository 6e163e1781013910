import { useState } from 'preact/hooks';
import type { Face } from '#games/face.ts';
import { t } from '../app/language.ts';
import { isOptions } from '../store/guard.ts';
import { remember, remembered } from '../store/memo.ts';
import { padDetail } from './parts/match-words.ts';
import { Notices } from './parts/notices.tsx';
import { useSaved } from './parts/saved.ts';
import { startPad } from './parts/start.ts';
import { OptionList } from './setup-option-list.tsx';
import { type Chosen, chosenFrom, optionsOf } from './setup-options.ts';
import { Preview } from './setup-preview.tsx';

/** Only a sheet, for people who play with others on paper. */
export function SetupPad({ face }: { readonly face: Face }) {
  const { game } = face;
  const memo = `pad.${game.id}`;
  const [chosen, setChosen] = useState<Chosen>(() => {
    const kept = remembered(memo);
    return isOptions(kept) ? chosenFrom(game, kept) : {};
  });
  const saved = useSaved();
  const last = saved.state === 'read' ? saved.pads.find((pad) => pad.game === game.id) : undefined;
  const options = optionsOf(game, 1, chosen);
  const start = async (): Promise<void> => {
    remember(memo, options);
    await startPad(game.id, options);
  };
  return (
    <div class="setup">
      <div class="setup-column">
        <Preview face={face} position={face.pad.start(options)} seats={1} names={[]} />
      </div>
      <div class="setup-column">
        <div class="setup-side">
          <OptionList
            face={face}
            seats={1}
            names={[]}
            idle={face.pad.idle}
            chosen={chosen}
            onChange={setChosen}
          />
        </div>
        <div class="setup-foot">
          <Notices />
          {last && (
            <a class="button setup-last" href={`/pad/${last.id}`}>
              <span>
                {t('setup.lastPad')}
                <small>{padDetail(last)}</small>
              </span>
            </a>
          )}
          <button type="button" class="button primary" onClick={start}>
            {t('setup.startPad')}
          </button>
        </div>
      </div>
    </div>
  );
}
