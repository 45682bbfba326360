import { describe } from 'vitest';
import { routes } from '#contract/generated/jobs.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { httpJobRemovals } from '#web/adapters/jobs/http-job-removals.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { adapterParts } from '#tests/adapters.ts';
import { koyal } from '#tests/companies.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeJobRemovals } from '#tests/fakes/jobs/fake-job-removals.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsJobRemovals, kept, removed, type RemovalStand } from './job-removals.ts';

async function inMemory(): Promise<RemovalStand> {
  const removals = new FakeJobRemovals([removed, kept]);
  const as = async (role: MemberRole) => (role === 'administrator' ? removals : new FakeJobRemovals(removals.jobs, role));
  return { as, jobs: () => new FakeJobs(removals.jobs) };
}

async function inTheDatabase(): Promise<RemovalStand> {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  await keepInTables(db, [koyal]);
  await keepJobs(db, [removed, kept], clock.now());
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets }));
  const as = async (role: MemberRole) =>
    portsFor({ ...noRequest, caller: { sessionId: 's', member: aMember({ role }), madeOn: '2026-01-01', expiresAt: Infinity } }).jobRemovals;
  return { as, jobs: () => portsFor(noRequest).jobs };
}

async function overTheWire(): Promise<RemovalStand> {
  const { app, clock, db, signIn } = await openPersonaServer();
  await keepInTables(db, [koyal]);
  await keepJobs(db, [removed, kept], clock.now());
  const as = async (role: MemberRole) => httpJobRemovals(browserOf(app, clock, { AT: await signIn({ role }) }).service(routes));
  return { as, jobs: () => httpJobs(browserOf(app, clock).service(routes)) };
}

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('the removal of jobs %s', (_where, open) => void keepsJobRemovals(open));
