import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/salary.ts';
import { salaryContribution, type OwnSalaries } from '#core/salaries/own-salaries.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { readReceivedPay } from '#server/adapters/salaries/received-pay.ts';
import { markStale } from '#server/adapters/summaries/mark-stale.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { httpOwnSalaries } from '#web/adapters/salaries/http-own-salaries.ts';
import { FakeOwnSalaries, OwnSalaryBackend } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { anId } from '#tests/content.ts';
import type { PersonaServer } from '#tests/persona-server.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { keepJobs } from '#tests/salaries.ts';
import { describeAdapters, serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { aSalaryDraft, keepsOwnSalaries } from './own-salaries.ts';
import { testDeclarations } from '#tests/database.ts';

const stock = { stockType: 'rsus', vestingPeriod: 4 } as const;

/** Amounts no request can express, as the contract has whole thousands alone. */
const unsayable = [
  ['finer than a thousand', { fixed: 1_850_500 }],
  ['that is variable and finer', { variable: 500 }],
  ['less than nothing', { variable: -1_000 }],
  ['of stock that is finer', { stock: { ...stock, amount: 400_001 } }],
] as const;

const adapters = {
  kind: salaryContribution,
  backend: () => new OwnSalaryBackend(),
  fake: (backend: OwnSalaryBackend, publicKey: string) => new FakeOwnSalaries(backend, publicKey),
  inServer: (ports: Ports) => ports.ownSalaries,
  summary: paySummary,
  fill: keepJobs,
};

describeAdapters<OwnSalaries, OwnSalaryBackend>({ ...adapters, overHttp: (client) => httpOwnSalaries(client.service(routes)) }, keepsOwnSalaries);
describeAdapters<OwnSalaries, OwnSalaryBackend>(adapters, (open) => {
  it.each(unsayable)('are whole thousands: none is taken that is %s, not as a change either (R-087)', async (_what, given) => {
    const { mine, token } = await open();
    const draft = { ...aSalaryDraft, ...given };
    await expect(mine.create('koyal-pay', draft, token)).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    const reported = await mine.create('koyal-pay', aSalaryDraft, token);
    await expect(mine.change(reported.salaryId, draft, 0)).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    expect(await mine.mine()).toEqual(reported);
  });
});

async function aServer() {
  const { server } = await serverOfKeys('salary');
  await keepJobs(server.db);
  return server;
}

const salariesOf = ({ parts }: PersonaServer, { publicKey }: Pick<PersonaKey, 'publicKey'>) =>
  adaptersFor(parts)({ ...noRequest, persona: publicKey }).ownSalaries;

const comeOutOf =
  ({ db, clock }: PersonaServer) =>
  async () => {
    clock.advance(4 * dayMs);
    await refreshStale(db, clock, [paySummary]);
  };

async function sent() {
  const [server, key] = [await aServer(), new PersonaKey()];
  const own = salariesOf(server, key);
  const { salaryId } = await own.create('koyal-pay', aSalaryDraft, await server.tokenFor(await server.signIn(), key, 'salary'));
  const marked = async () => ({
    jobs: (await server.db.selectFrom('stale_pay').selectAll().orderBy('designation_id').execute()).map((row) => [row.company_id, row.designation_id]),
    summaries: await server.db.selectFrom('stale_summary').selectAll().where('summary', '<>', 'search').execute(),
  });
  return { server, key, own, salaryId, marked };
}

const nothing = { jobs: [], summaries: [] };
const salariesOfKoyal = [{ company_id: 'koyal', summary: 'salaries' }];

describe('a salary as it is stored', () => {
  it('says the week it was sent, and an hour drawn within three days (F-17)', async () => {
    const { server } = await sent();
    const { posted_at, due_at, status } = await server.db.selectFrom('salary').selectAll().executeTakeFirstOrThrow();
    expect([status, posted_at.toISOString()]).toEqual(['SCHEDULED', '2026-11-16T00:00:00.000Z']);
    const hours = ((due_at?.getTime() ?? 0) - server.clock.now()) / hourMs;
    expect([Number.isInteger(hours), hours >= 1, hours <= 72]).toEqual([true, true, true]);
  });

  it('belongs to no account, and shares only its content with another (F-07, R-084)', async () => {
    const server = await aServer();
    const session = await server.signIn();
    const keys = [new PersonaKey(), new PersonaKey()] as const;
    const marks = [[session]];
    for (const key of keys) {
      const token = await server.tokenFor(session, key, 'contribution');
      const { salaryId } = await salariesOf(server, key).create('koyal-pay', aSalaryDraft, token);
      marks.push([key.publicKey, salaryId, token.prefix, token.signature]);
    }
    const rows = (await Promise.all(testDeclarations.tables.map(({ name }) => textsOf(server, name)))).flat();
    const holders = marks.map((texts) => rows.filter((row) => texts.some((text) => row.includes(text))));
    expect(holders.map(({ length }) => length > 0)).toEqual([true, true, true]);
    const [account = [], ...salaries] = holders;
    expect(salaries.flat().filter((row) => account.includes(row))).toEqual([]);
    expect(salaries[0]?.filter((row) => salaries[1]?.includes(row))).toEqual([]);
    const [one, other] = await server.db.selectFrom('salary').selectAll().execute();
    expect([one?.id === other?.id, one?.author_ref === other?.author_ref]).toEqual([false, false]);
  });

  it('marks no figures while it waits, for it is in none', async () => {
    const { own, salaryId, marked } = await sent();
    await own.change(salaryId, { ...aSalaryDraft, designationId: 1004 }, 0);
    expect(await marked()).toEqual(nothing);
    await own.remove(salaryId);
    expect(await marked()).toEqual(nothing);
  });

  it('that counts marks its former job when changed, and the new one later', async () => {
    const { server, own, salaryId, marked } = await sent();
    await comeOutOf(server)();
    await server.db.insertInto('counted_pay').values({ company_id: 'koyal', salary_id: salaryId, counted: 1 }).execute();
    await own.change(salaryId, { ...aSalaryDraft, designationId: 1004 }, 0);
    expect(await server.db.selectFrom('counted_pay').select(['counted', 'is_new']).execute()).toEqual([{ counted: 0, is_new: false }]);
    const jobs = [['koyal', 1001]];
    expect(await marked()).toEqual({ jobs, summaries: salariesOfKoyal });
    await own.change(salaryId, { ...aSalaryDraft, designationId: 1004, fixed: 2_000_000 }, 1);
    expect(await marked()).toEqual({ jobs, summaries: salariesOfKoyal });
  });

  it('that counts marks its job’s figures when deleted, and leaves nothing behind', async () => {
    const { server, own, salaryId, marked } = await sent();
    await comeOutOf(server)();
    await server.db.insertInto('counted_pay').values({ company_id: 'koyal', salary_id: salaryId, counted: 1 }).execute();
    await own.remove(salaryId);
    expect(await marked()).toEqual({ jobs: [['koyal', 1001]], summaries: salariesOfKoyal });
    for (const table of ['salary', 'counted_pay'] as const) expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('counts each outcome and its changes from a random hour on (F-11, F-17)', async () => {
    const { server, own, salaryId } = await sent();
    const checkIn = { year: 2026, variablePromised: null, variablePaid: null, hikeAnnounced: null, hikeReceived: null, monthsSinceRevision: 14 };
    for (const monthsSinceRevision of [14, 15]) {
      await own.checkIn(salaryId, { ...checkIn, monthsSinceRevision });
      const waiting = await server.db.selectFrom('salary').select('told_due_at').executeTakeFirstOrThrow();
      const hours = ((waiting.told_due_at?.getTime() ?? 0) - server.clock.now()) / hourMs;
      expect([Number.isInteger(hours), hours >= 1, hours <= 72]).toEqual([true, true, true]);
      await comeOutOf(server)();
      expect(await server.db.selectFrom('salary').select('told_due_at').execute()).toEqual([{ told_due_at: null }]);
    }
  });

  it.each([
    ['one of the first eight where it was said once', 8, false],
    ['beside the first eight where it was changed after it had come out', 9, true],
  ])('has its check-in counted as %s (F-11)', async (_what, needed, isChanged) => {
    const { server, own, salaryId } = await sent();
    const { db } = server;
    const checkIn = { year: 2026, variablePromised: null, variablePaid: null, hikeAnnounced: null, hikeReceived: null, monthsSinceRevision: 14 };
    for (const monthsSinceRevision of isChanged ? [14, 90] : [90]) {
      await own.checkIn(salaryId, { ...checkIn, monthsSinceRevision });
      await comeOutOf(server)();
    }
    let people = 1;
    const { yearly_stock: _stock, band: _band, bin: _bin, ...row } = await db.selectFrom('salary').selectAll().executeTakeFirstOrThrow();
    for (; people < 12; people += 1) {
      await comeOutOf(server)();
      if ((await readReceivedPay(db, 'koyal')).monthsSinceRevision !== null) break;
      await db
        .insertInto('salary')
        .values({ ...row, id: anId('s'), author_ref: anId('key'), months_since_revision: 20 })
        .execute();
      await markStale(db, 'salaries', 'koyal');
    }
    expect(people).toBe(needed);
  });

  it('is that of the company that a former name leads to', async () => {
    const { server } = await sent();
    await server.db.insertInto('former_company_url').values({ url_name: 'koyal-payments', company_id: 'koyal', community_id: null }).execute();
    const key = new PersonaKey();
    const token = await server.tokenFor(await server.signIn(), key, 'salary');
    expect(await salariesOf(server, key).create('koyal-payments', aSalaryDraft, token)).toMatchObject({ company: { urlName: 'koyal-pay' } });
  });

  it('is paid for by a key that has paid for nothing else (F-07)', async () => {
    const server = await aServer();
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const { ownReviews } = adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
    await ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, await server.tokenFor(session, key, 'review'));
    const another = await server.tokenFor(session, key, 'contribution');
    await expect(salariesOf(server, key).create('koyal-pay', aSalaryDraft, another)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
    expect(await salariesOf(server, key).mine()).toBeUndefined();
  });
});

const textsOf = async ({ db }: PersonaServer, name: keyof Tables): Promise<readonly string[]> =>
  (await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held`.execute(db)).rows.map(({ row }) => row);
