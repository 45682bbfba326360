import { routes as jobRoutes } from '#contract/generated/jobs.ts';
import { routes as loginRoutes } from '#contract/generated/login.ts';
import type { JobAlerts } from '#core/jobs/job-alerts.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { httpJobAlerts } from '#web/adapters/jobs/http-job-alerts.ts';
import { httpSavedJobs } from '#web/adapters/jobs/http-saved-jobs.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { FakeJobAlerts } from '#tests/fakes/jobs/fake-job-alerts.ts';
import { FakeSavedJobs } from '#tests/fakes/jobs/fake-saved-jobs.ts';
import { koyal } from '#tests/companies.ts';
import type { TestDatabase } from '#tests/database.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPostServer } from '#tests/post-server.ts';
import { aCommunity } from '#tests/content.ts';
import { aListedJob, keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { keepInTables } from '#tests/sql-world.ts';
import type { OpenedSavedJobs } from './saved-jobs.ts';

/** Two members and four jobs: two software engineers in Pune, one in Mumbai, one nurse. */
interface OpenedJobs extends OpenedSavedJobs {
  readonly alerts: { readonly mine: JobAlerts; readonly theirs: JobAlerts };
}

const backend = [{}, {}, { city: 'mumbai' }, { designation: 'staff-nurse' }] as const;
const firstSeen = '2026-11-01';

export async function jobsInMemory(): Promise<OpenedJobs> {
  const [one, two, three, four] = [aListedJob(), aListedJob(), aListedJob(), aListedJob()];
  const known = [one, two, three, four];
  const jobs: Pick<Jobs, 'list'> = {
    list: async ({ of }, { location }) => ({ items: [], next: null, jobsCount: of === 'all' && location.includes('pune') ? 2 : 0 }),
  };
  return {
    mine: new FakeSavedJobs(known),
    theirs: new FakeSavedJobs(known),
    jobIds: [one.jobId, two.jobId, three.jobId, four.jobId],
    alerts: { mine: new FakeJobAlerts(jobs), theirs: new FakeJobAlerts(jobs) },
  };
}

async function keepWorld(db: TestDatabase['db']): Promise<OpenedJobs['jobIds']> {
  await keepInTables(db, [koyal]);
  await fillReferences(db);
  const ids: string[] = [];
  for (const job of backend) ids.push(await keepJob(db, { ...job, firstSeen }));
  const [one = '', two = '', three = '', four = ''] = ids;
  return [one, two, three, four];
}

export async function jobsInTheDatabase(): Promise<OpenedJobs> {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const jobIds = await keepWorld(server.db);
  const [mine, theirs] = [server.aMember().bySession, server.aMember().bySession];
  return { mine: mine.savedJobs, theirs: theirs.savedJobs, jobIds, alerts: { mine: mine.jobAlerts, theirs: theirs.jobAlerts } };
}

const secrets = new Secrets(Buffer.alloc(32, 7));

export async function jobsOverTheWire(): Promise<OpenedJobs> {
  const { app, db, clock } = await openLoginServer();
  const jobIds = await keepWorld(db);
  const signedIn = async (subject: string) => {
    const [code = ''] = await (await (await new MemberScope(db, clock, secrets).signIn(subject)).ports()).recoveryCodes.make();
    const http = browserOf(app, clock);
    await httpRecoveryCodes(http.service(loginRoutes)).logIn(code);
    const service = http.service(jobRoutes);
    return { savedJobs: httpSavedJobs(service), jobAlerts: httpJobAlerts(service) };
  };
  const [mine, theirs] = [await signedIn('somebody'), await signedIn('somebody else')];
  return { mine: mine.savedJobs, theirs: theirs.savedJobs, jobIds, alerts: { mine: mine.jobAlerts, theirs: theirs.jobAlerts } };
}
