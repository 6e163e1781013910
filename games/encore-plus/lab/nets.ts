import { POINTS } from '#kits/grid/bots/opinion.ts';
import { newNet } from '#kits/net/learner.ts';
import { LEAD, type Net, SCORE, WIN, widthOf } from '#kits/net/net.ts';
import { randomFrom } from '#kits/random.ts';
import { SHEET_TRAITS } from '../bots/layout.ts';
import { knownLeads, SOLO_TRAITS, TRAITS } from '../bots/traits.ts';

/** What ten points are worth when it comes to winning, before anything is known of it. */
const SURE = 0.9;

/** Knows nothing yet. */
export function soloNet(hidden: number, seed: string): Net {
  return newNet(SOLO_TRAITS, hidden, randomFrom(`${seed}/net`));
}

/**
 * What a net for one knows, for a table: half of it looks at the own sheet and half at that of the
 * other, and the lead decides who wins.
 */
export function tableNet(solo: Net, seed: string): Net {
  const half = solo.hidden;
  const net = newNet(TRAITS, 2 * half, randomFrom(`${seed}/net`));
  const [from, to] = [widthOf(solo), widthOf(net)];
  net.rows.fill(0);
  net.top.fill(0);
  for (let trait = 0; trait < SOLO_TRAITS; trait++) {
    const row = solo.rows.subarray(trait * from, (trait + 1) * from);
    const points = row[half + SCORE]!;
    const own = net.rows.subarray(trait * to, (trait + 1) * to);
    own.set(row.subarray(0, half));
    own.set([points * SURE, points, points], 2 * half);
    if (trait >= SHEET_TRAITS) continue;
    const at = (SOLO_TRAITS + trait) * to;
    const other = net.rows.subarray(at, at + to);
    other.set(row.subarray(0, half), half);
    other.set([-points * SURE, 0, -points], 2 * half);
  }
  for (let i = 0; i < half; i++) {
    const points = solo.top[SCORE * half + i]!;
    for (const [head, sign] of [
      [WIN, SURE],
      [SCORE, 1],
      [LEAD, 1],
    ] as const) {
      net.top[head * 2 * half + i] = sign * points;
      if (head !== SCORE) net.top[head * 2 * half + half + i] = -sign * points;
    }
  }
  for (const { trait, lead } of knownLeads()) {
    net.rows[trait * to + 2 * half + WIN] = (SURE * lead) / POINTS;
  }
  return net;
}
