import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { aCompany } from '#tests/companies.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { aSalaryBody, keepJobs } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';

const address = '/api/salary/v3/salary';

async function opened() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  await keepJobs(server.db);
  const [session, key] = [await server.signIn(), new PersonaKey()];
  const token = await server.tokenFor(session, key, 'salary');
  return { server, session, key, token, body: { ...aSalaryBody, companyUrlName: 'koyal-pay', token } };
}

const salariesIn = ({ db }: PersonaServer) => db.selectFrom('salary').selectAll().execute();

describe('a salary shared by its own key (F-07, F-17, R-084)', () => {
  it('is accepted from no session, made-up name, or key without its token', async () => {
    const { server, session, body } = await opened();
    const { key: name } = await server.aPersona();
    const refusals = [
      await server.ask(address, { method: 'POST', body }),
      await server.ask(address, { method: 'POST', session, body }),
      await server.ask(address, { method: 'POST', key: name, body }),
      await server.ask(address, { method: 'POST', key: new PersonaKey(), body }),
    ];
    expect(refusals.map(({ statusCode, payload }) => [statusCode, JSON.parse(payload).code])).toEqual([
      [401, 'SIGNED_OUT'],
      [401, 'SIGNED_OUT'],
      [400, 'REQUEST_INVALID'],
      [422, 'TOKEN_INVALID'],
    ]);
    expect(await salariesIn(server)).toEqual([]);
  });

  it('is found, changed and deleted by its key alone, never by a session', async () => {
    const { server, session, key, body } = await opened();
    const { salaryId } = (await server.ask(address, { method: 'POST', key, body })).json();
    const { companyUrlName: _, token: __, ...reported } = body;
    const change = { ...reported, version: 0, totalExperience: 5 };
    const before = await salariesIn(server);
    for (const [by, status] of [
      [{ key: new PersonaKey() }, 404],
      [{ session }, 401],
      [{}, 401],
    ] as const) {
      expect((await server.ask(`${address}/${salaryId}`, { method: 'PUT', ...by, body: change })).statusCode).toBe(status);
      expect((await server.ask(`${address}/${salaryId}`, { method: 'DELETE', ...by })).statusCode).toBe(status);
    }
    expect(await salariesIn(server)).toEqual(before);
    expect((await server.ask(`${address}/${salaryId}`, { method: 'PUT', key, body: change })).json()).toMatchObject({ totalExperience: 5, version: 1 });
    expect((await server.ask(`${address}/${salaryId}`, { method: 'DELETE', key })).statusCode).toBe(204);
    expect(await salariesIn(server)).toEqual([]);
  });

  it('stores no moment finer than its week once counted, whenever shared or changed', async () => {
    const { server, key, body } = await opened();
    const { salaryId } = (await server.ask(address, { method: 'POST', key, body })).json();
    server.clock.advance(4 * dayMs);
    await refreshStale(server.db, server.clock, [paySummary]);
    const { companyUrlName: _, token: __, ...reported } = body;
    await server.ask(`${address}/${salaryId}`, { method: 'PUT', key, body: { ...reported, version: 0 } });
    server.clock.advance(4 * dayMs);
    await refreshStale(server.db, server.clock, [paySummary]);
    const [row] = await salariesIn(server);
    expect([row?.status, row?.due_at, row?.posted_at.toISOString().slice(10), row?.posted_at.getUTCDay()]).toEqual(['LIVE', null, 'T00:00:00.000Z', 1]);
    const moments = Object.values(row ?? {}).filter((value) => value instanceof Date);
    expect(moments).toHaveLength(1);
  });
});
