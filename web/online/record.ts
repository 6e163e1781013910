import type { Game } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { type Api, api } from './api.ts';

/** A finished match as the server has written it down; fails where it cannot be had. */
export async function fetchMatch(
  id: string,
  game: Game,
  from: Pick<Api, 'record'> = api,
): Promise<Match> {
  const reply = await from.record(id);
  if (reply.kind !== 'done') throw new Error(`the record cannot be fetched: ${reply.kind}`);
  const reading = readRecord(reply.value, [game]);
  if (!reading.ok) throw new Error(`line ${reading.line} of the record is wrong`);
  return reading.match;
}
