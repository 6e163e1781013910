import type { Call, Live, UsualTable } from '#protocol/company.ts';
import type { TableInfo } from '#protocol/table.ts';
import { ask, type Method, type Reply, sendHere } from '../online/ask.ts';

/** What is asked about people who are there, or were. */
export interface CompanyApi {
  /** Public matches that are played now, and how many people are at tables. */
  live(): Promise<Reply<Live>>;
  usual(): Promise<Reply<readonly UsualTable[]>>;
  /** Calls the same people together, to a new table or to where they are called already. */
  call(usual: string): Promise<Reply<TableInfo>>;
  /** Be called with these people no more. */
  mute(usual: string): Promise<Reply<undefined>>;
  calls(): Promise<Reply<readonly Call[]>>;
  decline(table: string): Promise<Reply<undefined>>;
}

export const companyApi: CompanyApi = {
  live: () => json('GET', '/live', (body: Live) => body),
  usual: () => json('GET', '/me/usual', (body: { usual: UsualTable[] }) => body.usual),
  call: (id) => json('POST', `${usualAt(id)}/call`, (body: { table: TableInfo }) => body.table),
  mute: (id) => nothing('DELETE', usualAt(id)),
  calls: () => json('GET', '/me/calls', (body: { calls: Call[] }) => body.calls),
  decline: (table) => nothing('DELETE', `/me/calls/${encodeURIComponent(table)}`),
};

function json<Body, Value>(method: Method, path: string, read: (body: Body) => Value) {
  return ask(sendHere, method, path, async (answer) => read(await answer.json()));
}

function nothing(method: Method, path: string): Promise<Reply<undefined>> {
  return ask(sendHere, method, path, async () => undefined);
}

function usualAt(id: string): string {
  return `/me/usual/${encodeURIComponent(id)}`;
}
