import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { grievanceDays } from '#core/support/grievance.ts';
import { dataMapOf } from '../data-map.ts';
import { sweepExpired } from '../sweep-expired.ts';
import { testDeclarations } from '#tests/database.ts';
import { koyal } from '#tests/companies.ts';
import { keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { aGrievance } from '#tests/ports/support/support.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aPostServer, everything, withdrawn } from '#tests/posts/helpers.ts';

const key = (number: number): string => `submission-key-${String(number).padStart(4, '0')}`;

it('is refused for a job that does not exist, and accepted otherwise (F-25)', async () => {
  const server = await aPostServer();
  await keepInTables(server.db, [koyal]);
  const file = (number: number, page: string) => server.guest.grievances.file(key(number), aGrievance({ page }));
  for (const page of ['/job/j0000000000000no', '/job/j0000000000000no?x=1', '/job/x']) await expect(file(1, page)).rejects.toMatchObject({ kind: 'missing' });
  const jobId = await keepJob(server.db, { firstSeen: '2026-11-01' });
  expect(await file(2, `/job/${jobId}`)).toMatchObject({ grievanceId: expect.any(String) });
  expect(await file(3, '/jobs')).toMatchObject({ grievanceId: expect.any(String) });
});

describe('the row of a grievance (R-246, F-15, S-119)', () => {
  it('has no account key, nor the number of its sender, member or guest', async () => {
    const server = await aPostServer();
    const [member, administrator] = [server.aMember(), server.aMember({ role: 'administrator' })];
    const { grievanceId } = await member.grievances.file(key(1), aGrievance());
    await server.guest.grievances.file(key(2), aGrievance());
    const rows = await server.db.selectFrom('grievance').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'answer',
      'answered_on',
      'case_id',
      'content',
      'decide_by',
      'kind',
      'number_hash',
      'outcome',
      'page',
      'received_on',
    ]);
    const [one, other] = rows.map(({ case_id: _id, number_hash: _hash, ...row }) => row);
    expect(one).toEqual(other);
    const { userId } = member.caller.member;
    const purposes = ['feedback', 'submission', 'administration', 'grievance'];
    const keys = [userId, server.secrets.personaOf(userId), ...purposes.map((purpose) => server.secrets.reference(purpose, userId))];
    const dump = JSON.stringify(rows);
    for (const each of [grievanceId, key(1), ...keys]) expect(dump).not.toContain(each);
    expect(await everything(server)).not.toContain(grievanceId);
    await withdrawn(server, member);
    expect((await administrator.grievanceDesk.list()).items).toHaveLength(2);
  });

  it('tells no time of day except an urgent deadline, which goes after the answer', async () => {
    const server = await aPostServer();
    const { grievanceDesk } = server.aMember({ role: 'administrator' });
    await server.guest.grievances.file(key(1), aGrievance({ kind: 'IMITATION_OR_INTIMATE' }));
    await server.guest.grievances.file(key(2), aGrievance());
    const timesOfDay = async () =>
      (await server.db.selectFrom('grievance').select(['kind', 'decide_by']).orderBy('kind').execute()).map(({ decide_by: moment }) =>
        moment.toISOString().slice(11, 19),
      );
    expect((await timesOfDay())[0]).toBe('18:29:59');
    expect((await timesOfDay())[1]).not.toBe('18:29:59');
    for (const { caseId } of (await grievanceDesk.list()).items) await grievanceDesk.answer(caseId, 'ACTED', 'It is gone.');
    expect(await timesOfDay()).toEqual(['18:29:59', '18:29:59']);
  });

  it('goes half a year after its answer, leaving its count; unanswered ones stay', async () => {
    const server = await aPostServer();
    const { grievanceDesk } = server.aMember({ role: 'administrator' });
    const { grievanceId } = await server.guest.grievances.file(key(1), aGrievance());
    const [answered] = (await grievanceDesk.list()).items;
    await grievanceDesk.answer(answered?.caseId ?? '', 'ACTED', 'It is gone.');
    const waiting = await server.guest.grievances.file(key(2), aGrievance());
    const before = await server.guest.demandReports.quarters();
    server.clock.advance(grievanceDays * dayMs);
    await sweepExpired(server.db, testDeclarations.tables, server.clock);
    expect(await server.guest.grievances.find(grievanceId)).toBeTruthy();
    server.clock.advance(dayMs);
    await sweepExpired(server.db, testDeclarations.tables, server.clock);
    await expect(server.guest.grievances.find(grievanceId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await server.guest.grievances.find(waiting.grievanceId)).toMatchObject({ answer: null });
    expect(await server.guest.demandReports.quarters()).toEqual(before);
  });

  it('holds no markup and no hidden signs, in the complaint as in the answer (S-54)', async () => {
    const server = await aPostServer();
    const { grievanceDesk } = server.aMember({ role: 'administrator' });
    const hidden = '\u202e\u0007<b>';
    const { grievanceId } = await server.guest.grievances.file(key(1), aGrievance({ text: `It says${hidden} my name.` }));
    const [found] = (await grievanceDesk.list()).items;
    expect(found).toMatchObject({ text: 'It says my name.' });
    await grievanceDesk.answer(found?.caseId ?? '', 'ACTED', `It is${hidden} gone.`);
    expect(await server.guest.grievances.find(grievanceId)).toMatchObject({ answer: { text: 'It is gone.' } });
    await expect(server.guest.grievances.file(key(2), aGrievance({ text: hidden }))).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });
});

it('the data map says that account deletion leaves grievances and counts of demands (F-15)', () => {
  const mapped = dataMapOf(testDeclarations.tables).filter(({ table }) => ['grievance', 'demand_count'].includes(table));
  expect(mapped.map(({ table, trace, onDeletion }) => [table, trace, onDeletion])).toEqual([
    ['grievance', 'none', 'stays'],
    ['demand_count', 'none', 'stays'],
  ]);
});

describe('the page of a grievance (R-246, S-54)', () => {
  it.each(['//elsewhere.example', '/<b>/elsewhere.example', '/\u200b/elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'is refused where it could lead elsewhere: %j',
    async (page) => {
      const { guest } = await aPostServer();
      await expect(guest.grievances.file(key(1), aGrievance({ page }))).rejects.toMatchObject({ kind: 'invalid' });
    },
  );
});

describe('the notice of a summons (R-246, F-15)', () => {
  it('leaves only a count raised by one, and for a week a keyed hash', async () => {
    const server = await aPostServer();
    await server.guest.summonsNotices.count(key(1), { authority: 'COURT', asks: 'IDENTITY' });
    expect(await server.db.selectFrom('demand_count').selectAll().execute()).toEqual([
      { quarter: '2026-10-01', event: 'SUMMONS', authority: 'COURT', asks: 'IDENTITY', times: 1 },
    ]);
    const [submission] = await server.db.selectFrom('submission').selectAll().execute();
    expect(submission).toMatchObject({ payload: '', answer: '' });
    expect(submission?.key).not.toContain(key(1));
  });
});
