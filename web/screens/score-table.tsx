import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { Pen } from '#ui/pen.tsx';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { Level } from '../bots/level.tsx';
import { nameShown } from '../online/former.ts';
import { isFormer } from '../online/former-name.ts';
import type { Chair } from '../store/saved.ts';
import type { Words } from '../table/words.ts';
import { crownedOf, placeOf, seatsByPlace } from './parts/outcome.ts';

interface Props {
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly words: Words;
  /** The reader comes first. */
  readonly own: Seat | undefined;
}

/** The score as it stands on the sheet, line by line, in handwriting. */
export function ScoreTable({ match, chairs, words, own }: Props) {
  const { game, position, players } = match;
  const scores = game.scores(position);
  const winners = crownedOf(match);
  const totals = scores.map(({ total }) => total);
  const hasPlaces = !game.isTeam && players.length > 1 && winners.length > 0;
  const seats = hasPlaces ? seatsByPlace({ totals, winners }, own) : [...players.keys()];
  const columnOf = (seat: Seat) => ({
    class: winners.includes(seat) ? 'winner' : undefined,
    'data-pen': penOf(chairs, seat),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="score-scroll card" tabIndex={0} aria-label={t('end.score')}>
      <table class="score" data-seats={players.length}>
        <thead>
          <tr>
            <th scope="col">
              <span class="for-readers">{t('end.line')}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" {...columnOf(seat)}>
                <Stamp name={chairs[seat]!.stamp} />
                <span class="score-name">{nameShown(players[seat]!)}</span>
                {!isFormer(players[seat]!) && <Level chair={chairs[seat]!} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.keys(scores[0]!.parts).map((part) => (
            <tr key={part}>
              <th scope="row">{words.say(`part.${part}`)}</th>
              {seats.map((seat) => (
                <td key={seat} {...columnOf(seat)}>
                  <Pen value={scores[seat]!.parts[part]!} />
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('end.total')}</th>
            {seats.map((seat) => (
              <td key={seat} {...columnOf(seat)}>
                <span class={winners.includes(seat) ? 'ringed' : undefined}>
                  <Pen value={totals[seat]!} />
                </span>
              </td>
            ))}
          </tr>
          {hasPlaces && (
            <tr class="places">
              <th scope="row">{t('end.place')}</th>
              {seats.map((seat) => (
                <td key={seat} {...columnOf(seat)}>
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
