import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { declaredKinds, moderatedKinds, type ModeratedKindName } from '#core/kinds/contribution-kinds.ts';
import { isPartOf, type AnyTable } from '#server/adapters/database/table.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { wiredKinds } from '#server/app/kinds/wired-kinds.ts';
import { testDeclarations, testSecrets } from '#tests/database.ts';
import { testedKinds } from '#tests/kinds/tested-kinds.ts';
import { keepJobs } from '#tests/salaries.ts';
import { serverOfKeys } from './opened-keys.ts';

const tables: readonly AnyTable[] = testDeclarations.tables;
const summaries = wiredKinds.map(({ summary }) => summary({ ...testDeclarations, secrets: testSecrets }));

/** One contribution of a kind that was sent by its key, with its row and its parts. */
async function sent(kind: ModeratedKindName) {
  const { server, ports, token } = await serverOfKeys('contribution');
  const { db, clock } = server;
  await keepJobs(db);
  const { table, create, remove } = testedKinds[kind];
  await create(ports, token);
  const rowsOf = async (name: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(name)}`.execute(db)).rows;
  const id = String((await rowsOf(table))[0]?.['id']);
  const parts = tables.filter((each) => isPartOf(each, table)).map(({ name }) => name);
  const refresh = () => refreshStale(db, clock, summaries);
  const letOut = async () => {
    clock.advance(4.3 * dayMs);
    await refresh();
  };
  return { rowsOf, row: async () => (await rowsOf(table))[0], parts, table, refresh, letOut, remove: () => remove(ports, id) };
}

describe.each(moderatedKinds)('a %s sent by its own key (F-07, F-17)', (kind) => {
  const content = testDeclarations.kinds.public.find(({ type }) => type === declaredKinds[kind].resource);

  it('waits for a secret hour, and then shows only its week', async () => {
    const { row, refresh, letOut } = await sent(kind);
    await refresh();
    expect(await row()).toMatchObject({ status: 'SCHEDULED', due_at: expect.any(Date) });
    await letOut();
    expect(await row()).toMatchObject({ status: 'LIVE', due_at: null });
    const { posted_at: posted } = (await row()) ?? {};
    expect(posted instanceof Date && [posted.toISOString().slice(10), posted.getUTCDay()]).toEqual(['T00:00:00.000Z', 1]);
  });

  it('goes whole while nobody has seen it, and the ledger tells nothing of it', async () => {
    const { rowsOf, parts, table, remove } = await sent(kind);
    await remove();
    for (const name of [table, ...parts, 'owed_line']) expect([name, await rowsOf(name)]).toEqual([name, []]);
  });

  it('leaves an empty place once seen, without its words and parts', async () => {
    const { rowsOf, row, parts, refresh, letOut, remove } = await sent(kind);
    await letOut();
    await remove();
    await refresh();
    expect(await row()).toMatchObject({
      status: 'DELETED',
      ...Object.fromEntries((content?.texts ?? []).map((text) => [text, text === 'answer' ? null : ''])),
    });
    for (const name of parts) expect([name, await rowsOf(name)]).toEqual([name, []]);
  });
});
