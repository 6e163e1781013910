import type { Match } from '#engine/match.ts';
import { Pen } from '#ui/pen.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { Level } from '../bots/level.tsx';
import { isFormer, nameShown } from '../online/former.ts';
import type { Chair } from '../store/saved.ts';
import type { Words } from '../table/words.ts';
import { crownedOf, placeOf } from './parts/outcome.ts';

interface Props {
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly words: Words;
}

/** The score as it stands on the sheet, line by line, in handwriting. */
export function ScoreTable({ match, chairs, words }: Props) {
  const { game, position, players } = match;
  const scores = game.scores(position);
  const winners = crownedOf(match);
  const totals = scores.map(({ total }) => total);
  const hasPlaces = !game.isTeam && players.length > 1 && winners.length > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="score-scroll card" tabIndex={0} aria-label={t('end.score')}>
      <table class="score">
        <thead>
          <tr>
            <th scope="col">
              <span class="for-readers">{t('end.line')}</span>
            </th>
            {players.map((name, seat) => (
              <th key={seat} scope="col" class={winners.includes(seat) ? 'winner' : undefined}>
                <Stamp name={chairs[seat]!.stamp} mine={winners.includes(seat)} />
                {nameShown(name)}
                {!isFormer(name) && <Level chair={chairs[seat]!} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.keys(scores[0]!.parts).map((part) => (
            <tr key={part}>
              <th scope="row">{words.say(`part.${part}`)}</th>
              {scores.map(({ parts }, seat) => (
                <td key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
                  <Pen value={parts[part]!} />
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('end.total')}</th>
            {scores.map(({ total }, seat) => (
              <td key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
                <span class={winners.includes(seat) ? 'ringed' : undefined}>
                  <Pen value={total} />
                </span>
              </td>
            ))}
          </tr>
          {hasPlaces && (
            <tr class="places">
              <th scope="row">{t('end.place')}</th>
              {totals.map((_, seat) => (
                <td key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
                  {t('end.nth', { place: placeOf(seat, { totals, winners }) })}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
