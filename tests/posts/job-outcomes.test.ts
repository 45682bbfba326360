import { describe, expect, it } from 'vitest';
import { mostSavedJobs } from '#core/jobs/saved-jobs.ts';
import { countJobOutcomes } from '#server/adapters/jobs/count-job-outcomes.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { aPostServer, crowd, withdrawn } from './helpers.ts';

const mill = aCompany({ name: 'Sutra Mill', urlName: 'sutra-mill' });
const firstSeen = '2026-11-01';

async function opened() {
  const server = await aPostServer();
  await keepInTables(server.db, [koyal, mill]);
  await fillReferences(server.db);
  const [one, two] = [await keepJob(server.db, { firstSeen }), await keepJob(server.db, { firstSeen })];
  const elsewhere = await keepJob(server.db, { firstSeen, companyId: mill.companyId });
  const figures = async () => {
    await countJobOutcomes(server.db);
    const rows = await server.db.selectFrom('job_outcome_figure').selectAll().execute();
    return new Map(rows.map(({ company_id, job_id, people, silent, rejected, offered }) => [`${company_id} ${job_id}`, [people, silent, rejected, offered]]));
  };
  /** Members logged in by a provider, so that their reports count. */
  const proven = async (count: number) => {
    const people = crowd(server, count);
    const rows = people.map(({ caller }) => ({ key: `provider of ${caller.member.userId}`, account_id: caller.member.userId, made_on: firstSeen }));
    await server.db
      .insertInto('account')
      .values(rows.map(({ account_id: id }) => ({ id, display_name: ownWords('Member'), made_on: firstSeen })))
      .execute();
    await server.db.insertInto('identity').values(rows).execute();
    return people;
  };
  return { server, jobs: { one, two, elsewhere }, figures, proven };
}

describe('what became of applications (R-193)', () => {
  it('is counted from eight people, once each per company, by last job', async () => {
    const { jobs, figures, proven } = await opened();
    const people = (await proven(10)).map(({ bySession }) => bySession.savedJobs);
    for (const person of people.slice(0, 7)) await person.report(jobs.one, 'silent');
    expect((await figures()).size).toBe(0);
    for (const person of people.slice(7, 9)) await person.report(jobs.one, 'rejected');
    await people[0]?.report(jobs.two, 'offered');
    await people[0]?.report(jobs.elsewhere, 'silent');
    expect(Object.fromEntries(await figures())).toEqual({
      [`${koyal.companyId} `]: [9, 6, 2, 1],
      [`${koyal.companyId} ${jobs.one}`]: [8, 6, 2, 0],
    });
  });

  it('tells nobody what one said: figures outlast few changes, and go with many (F-02)', async () => {
    const { server, jobs, figures, proven } = await opened();
    const people = await proven(10);
    for (const { bySession } of people.slice(0, 9)) await bySession.savedJobs.report(jobs.one, 'silent');
    const before = Object.fromEntries(await figures());
    await people[9]?.bySession.savedJobs.report(jobs.one, 'offered');
    await people[0]?.bySession.savedJobs.report(jobs.one, 'rejected');
    await people[1]?.bySession.savedJobs.unsave(jobs.one);
    expect(Object.fromEntries(await figures())).toEqual(before);
    const gone = people[2];
    if (!gone) throw new Error('Ten people are asked for.');
    const { counts } = await withdrawn(server, gone);
    expect([counts.savedJobs, (await figures()).size]).toEqual([1, 0]);
  });

  it('is moved neither by cheap accounts nor by those who change their answer (F-02)', async () => {
    const { server, jobs, figures, proven } = await opened();
    for (const { bySession } of await proven(9)) await bySession.savedJobs.report(jobs.one, 'silent');
    const before = Object.fromEntries(await figures());
    const [, ...others] = crowd(server, 20);
    for (const { bySession } of others) await bySession.savedJobs.report(jobs.one, 'rejected');
    expect(Object.fromEntries(await figures())).toEqual(before);
    const rows = await server.db.selectFrom('saved_job').select(['saver', 'counts']).where('counts', '=', true).execute();
    expect(rows).toHaveLength(9);
    const victim = (await proven(1))[0];
    await victim?.bySession.savedJobs.report(jobs.one, 'offered');
    expect(Object.fromEntries(await figures())).toEqual(before);
  });

  it('is read however many there are', async () => {
    const { server, jobs, figures } = await opened();
    const rows = Array.from(
      { length: 4_100 },
      (_, at) => [`saver ${String(Math.floor(at / 2)).padStart(5, '0')}`, at % 2 === 0 ? jobs.one : jobs.two] as const,
    );
    for (let from = 0; from < rows.length; from += 1_000)
      await server.db
        .insertInto('saved_job')
        .values(
          rows
            .slice(from, from + 1_000)
            .map(([saver, job_id], at) => ({ saver, job_id, place: (at % 2) + 1, saved_on: firstSeen, outcome: 'silent', counts: true, counted_as: null })),
        )
        .execute();
    expect((await figures()).get(`${koyal.companyId} `)).toEqual([2_050, 2_050, 0, 0]);
  });

  it('is in rows that say nothing of whose it is', async () => {
    const { server, jobs } = await opened();
    const member = server.aMember();
    await member.bySession.savedJobs.report(jobs.one, 'silent');
    const rows = JSON.stringify(await server.db.selectFrom('saved_job').selectAll().execute());
    for (const named of [member.caller.member.userId, member.key]) expect(rows).not.toContain(named);
  });
});

describe('the limit of saved jobs', () => {
  it('holds where jobs are saved at once', async () => {
    const { server } = await opened();
    const { savedJobs } = server.aMember().bySession;
    const jobIds: string[] = [];
    for (let at = 0; at < 6; at++) jobIds.push(await keepJob(server.db, { firstSeen }));
    await savedJobs.save(jobIds[0] ?? '');
    const { saver } = await server.db.selectFrom('saved_job').select('saver').executeTakeFirstOrThrow();
    const others = Array.from({ length: mostSavedJobs - 3 }, (_, at) => ({ saver, job_id: `other ${at}`, place: at + 2, saved_on: firstSeen, outcome: null }));
    await server.db.insertInto('saved_job').values(others).execute();
    const saved = await Promise.allSettled(jobIds.map((jobId) => savedJobs.save(jobId)));
    const refused = jobIds.filter((_, at) => saved[at]?.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(await server.db.selectFrom('saved_job').select('job_id').execute()).toHaveLength(mostSavedJobs);
    await expect(savedJobs.report(refused[0] ?? '', 'silent')).rejects.toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
  });
});
