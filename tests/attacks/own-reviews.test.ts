import { describe, expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { aCompany } from '#tests/companies.ts';
import { openPersonaServer, type DrawnToken, type PersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { testSecrets } from '#tests/database.ts';

const company = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', rating: null, reviewsCount: 0 });

const facts = { designationId: null, cityId: null, employment: 'full-time', isCurrent: false };
const leaving = { bondRupees: 0, bondMonths: 0, noticeDays: 60, buyout: 'no', relievingDays: 12, settlementDays: 40, isWithheld: false };
const said = {
  stars: 2,
  ratings: { workLife: 4, growth: 1 },
  title: 'Good desk, no ladder',
  likes: 'Salary came on the first of every month without fail.',
  dislikes: 'Two appraisal cycles were skipped without a word to anybody.',
  exit: leaving,
  ...facts,
};

async function opened(): Promise<{ readonly server: PersonaServer; readonly key: PersonaKey; readonly token: DrawnToken }> {
  const server = await openPersonaServer();
  await keepInTables(server.db, [company]);
  const key = new PersonaKey();
  return { server, key, token: await server.tokenFor(await server.signIn(), key, 'review') };
}

const send = (server: PersonaServer, key: PersonaKey, token: DrawnToken, body: object = {}) =>
  server.ask('/api/review/v3/review', { method: 'POST', key, body: { companyUrlName: 'koyal-pay', token, isInvited: false, ...said, ...body } });

/** Unique address of each request, so that no stored answer is used. */
let asked = 0;
const read = async (server: PersonaServer) =>
  (await server.ask(`/api/review/v1/company/koyal-pay/reviews?limit=${50 - (++asked % 40)}`)).json().items as readonly {
    readonly reviewId: string;
    readonly week: string;
  }[];

/** Waits until everything that was sent is out. */
async function outOfThreeDays({ clock, db }: PersonaServer): Promise<void> {
  clock.advance(73 * hourMs);
  await refreshStale(db, clock, [reviewSummary(testSecrets)]);
}

describe('a review written by its own key (F-07, F-17, R-084, R-090)', () => {
  it('waits for an unknown hour, and appears with its figures only then', async () => {
    const { server, key, token } = await opened();
    const sent = await send(server, key, token);
    expect([sent.statusCode, sent.json().state]).toEqual([201, 'submitted']);
    await refreshStale(server.db, { now: () => server.clock.now() }, [reviewSummary(testSecrets)]);
    expect(await read(server)).toEqual([]);
    expect((await server.ask(`/api/review/v1/review/${sent.json().reviewId}`)).statusCode).toBe(404);
    await outOfThreeDays(server);
    const [shown] = await read(server);
    expect(shown).toMatchObject({ reviewId: sent.json().reviewId, week: expect.stringMatching(/^\d{4}-W\d{2}$/) });
    expect((await server.ask('/api/review/v1/company/koyal-pay/ratings')).json()).toMatchObject({ reviewsCount: 1, rating: null });
    expect((await server.ask('/api/review/v1/review/mine', { key })).json().items).toMatchObject([{ state: 'live', exit: leaving }]);
  });

  it('stores no moment finer than its week, and hides what leaving took', async () => {
    const { server, key, token } = await opened();
    await send(server, key, token);
    await outOfThreeDays(server);
    const row = await server.db.selectFrom('review').selectAll().executeTakeFirstOrThrow();
    expect([row.due_at, row.posted_at.toISOString().slice(10), row.posted_at.getUTCDay()]).toEqual([null, 'T00:00:00.000Z', 1]);
    const [shown] = await read(server);
    expect(JSON.stringify(shown)).not.toMatch(/notice|bond|settlement|\d{2}:\d{2}/i);
  });

  it('is its key’s only one: resending repeats the answer, and other tokens add nothing', async () => {
    const { server, key, token } = await opened();
    const [first, again] = [await send(server, key, token), await send(server, key, token, { likes: `${said.likes} Again.` })];
    expect(again.json()).toEqual(first.json());
    expect(await server.db.selectFrom('review').select('id').execute()).toHaveLength(1);
  });

  it('is refused without a token that pays, with too few words, and by a session', async () => {
    const { server, key, token } = await opened();
    const session = await server.signIn();
    const refusals = [
      await send(server, new PersonaKey(), token),
      await send(server, key, token, { likes: 'Good.' }),
      await send(server, key, token, { companyUrlName: 'nobody-at-all' }),
      await server.ask('/api/review/v3/review', { method: 'POST', session, body: { companyUrlName: 'koyal-pay', token, ...said } }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 400, 404, 401]);
    expect((await send(server, key, token)).statusCode).toBe(201);
  });

  it('is changed and deleted by its key alone', async () => {
    const { server, key, token } = await opened();
    const { reviewId } = (await send(server, key, token)).json();
    await outOfThreeDays(server);
    const address = `/api/review/v3/review/${reviewId}`;
    const change = { version: 0, ...said, likes: 'Salary came on the first of every month, and the canteen is fine.' };
    expect((await server.ask(address, { method: 'PUT', key: new PersonaKey(), body: change })).statusCode).toBe(404);
    expect((await server.ask(address, { method: 'PUT', key, body: change })).json()).toMatchObject({ version: 1, state: 'live', likes: change.likes });
    expect((await server.ask(address, { method: 'PUT', key, body: change })).json().code).toBe('CHANGED_MEANWHILE');
    expect((await server.ask(address, { method: 'DELETE', key: new PersonaKey() })).statusCode).toBe(404);
    expect((await server.ask(address, { method: 'DELETE', key })).statusCode).toBe(204);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect(await read(server)).toEqual([]);
    expect(await server.db.selectFrom('exit_fact').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('review').select(['status', 'likes', 'work_life']).execute()).toEqual([
      { status: 'DELETED', likes: '', work_life: null },
    ]);
  });

  it('that nobody has seen goes whole, and the ledger tells nothing of it', async () => {
    const { server, key, token } = await opened();
    const { reviewId } = (await send(server, key, token)).json();
    expect((await server.ask(`/api/review/v3/review/${reviewId}`, { method: 'DELETE', key })).statusCode).toBe(204);
    expect(await server.db.selectFrom('review').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('owed_line').selectAll().execute()).toEqual([]);
  });
});
