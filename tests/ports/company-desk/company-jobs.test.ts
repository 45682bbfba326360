import { describe } from 'vitest';
import { routes } from '#contract/generated/desk.ts';
import { routes as jobRoutes } from '#contract/generated/jobs.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { hourMs } from '#core/figures/durations.ts';
import { readDueFeed } from '#server/adapters/company-desk/read-due-feeds.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { httpCompanyDesks } from '#web/adapters/company-desk/http-company-desks.ts';
import { httpCompanyJobs } from '#web/adapters/company-desk/http-company-jobs.ts';
import { httpDeskLogins } from '#web/adapters/company-desk/http-desk-logins.ts';
import { httpJobFeeds } from '#web/adapters/company-desk/http-job-feeds.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanyDesks } from '#tests/fakes/company-desk/fake-company-desks.ts';
import { FakeCompanyJobs, FakeJobWorld } from '#tests/fakes/company-desk/fake-company-jobs.ts';
import { FakeDeskLogins } from '#tests/fakes/company-desk/fake-desk-logins.ts';
import { FakeDeskWorld } from '#tests/fakes/company-desk/fake-desk-world.ts';
import { FakeJobFeeds } from '#tests/fakes/company-desk/fake-job-feeds.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { deskCompanies } from './company-desk.ts';
import { hostJob, jobOwner, keepsCompanyJobs, type JobsBrowser, type JobsStand } from './company-jobs.ts';
import { keepsJobFeeds } from './job-feeds.ts';

const companies = Object.values(deskCompanies);
const { koyal, nimbus } = deskCompanies;
const companyOf = (address: string) => (address.endsWith(koyal.domain) ? koyal : nimbus);

interface Browser extends JobsBrowser {
  readonly logins: DeskLogins;
  readonly desks: CompanyDesks;
}

/** Internet of a test, in plain text. */
const fetchIn =
  (pages: ReadonlyMap<string, string>): typeof fetch =>
  async (url) => {
    const text = pages.get(String(url));
    if (text === undefined) throw new Error('There is no answer.');
    return new Response(text, { headers: { 'content-type': 'text/plain' } });
  };

const readAll = async (db: TestDatabase['db'], clock: FakeClock, pages: ReadonlyMap<string, string>): Promise<void> => {
  clock.advance(28 * hourMs);
  while (await readDueFeed({ db, now: clock.now(), fetchFrom: fetchIn(pages) }));
};

function standOf(browser: () => Browser, mailbox: MemoryMails, rest: Pick<JobsStand, 'found' | 'pages' | 'nextDay'>): JobsStand {
  const enter = async (address: string): Promise<Browser> => {
    const person = browser();
    const { attempt } = await person.logins.send(address, 'en');
    const code = /\d{8}/.exec(mailbox.list().find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
    await person.logins.enter({ attempt, address, code });
    return person;
  };
  let owner: Promise<Browser> | undefined;
  const desk = async (address: string) => {
    const person = await (address === jobOwner ? (owner ??= enter(address)) : enter(address));
    await person.desks.claim(companyOf(address).urlName, 'Meera Kulkarni');
    return person;
  };
  const reader = async () => {
    const invitation = { address: `arvind@${koyal.domain}`, name: 'Arvind Salvi', role: 'reader' } as const;
    await (await (owner ??= enter(jobOwner))).desks.invite(koyal.urlName, invitation);
    return enter(invitation.address);
  };
  return { desk, reader, ...rest };
}

async function inMemory(): Promise<JobsStand> {
  const [world, jobs] = [new FakeDeskWorld(companies), new FakeJobWorld([{ source: 'host', known: hostJob }])];
  const pages = new Map<string, string>();
  const browser = (logins: FakeDeskLogins) => ({ jobs: new FakeCompanyJobs(logins, jobs), feeds: new FakeJobFeeds(logins, jobs, pages) });
  const enter = async (address: string) => {
    const logins = new FakeDeskLogins(world).letIn(address);
    await new FakeCompanyDesks(logins).claim(companyOf(address).urlName, 'Meera Kulkarni');
    return browser(logins);
  };
  const reader = async () => {
    const desks = new FakeCompanyDesks(new FakeDeskLogins(world).letIn(jobOwner));
    const address = `arvind@${koyal.domain}`;
    await desks.invite(koyal.urlName, { address, name: 'Arvind Salvi', role: 'reader' });
    return browser(new FakeDeskLogins(world).letIn(address));
  };
  const nextDay = async () => new FakeJobFeeds(new FakeDeskLogins(world), jobs, pages).readDue();
  return { desk: enter, reader, pages, nextDay, found: undefined };
}

async function keepWorld(db: TestDatabase['db'], now: number): Promise<void> {
  await keepInTables(db, companies);
  await db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
  await keepJobs(db, [hostJob, aJob({ company: nimbus, cities: ['Satara'], designation: null, skills: [] })], now);
}

async function inTheDatabase(): Promise<JobsStand> {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  await keepWorld(db, clock.now());
  const mailbox = new MemoryMails(clock);
  const pages = new Map<string, string>();
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets, mails: mailbox, fetchFeed: fetchIn(pages) }));
  const browser = () => {
    const { deskLogins, companyDesks, companyJobs, jobFeeds } = portsFor({ ...noRequest, jar: new MemoryJar() });
    return { logins: deskLogins, desks: companyDesks, jobs: companyJobs, feeds: jobFeeds };
  };
  return standOf(browser, mailbox, { found: portsFor(noRequest).jobs, pages, nextDay: () => readAll(db, clock, pages) });
}

async function overTheWire(): Promise<JobsStand> {
  const [mailbox, pages] = [new MemoryMails(new FakeClock()), new Map<string, string>()];
  const { app, clock, db } = await openPersonaServer({}, undefined, { mails: mailbox, fetchFeed: fetchIn(pages) });
  await keepWorld(db, clock.now());
  const browser = () => {
    const desk = browserOf(app, clock).service(routes);
    return { logins: httpDeskLogins(desk), desks: httpCompanyDesks(desk), jobs: httpCompanyJobs(desk), feeds: httpJobFeeds(desk) };
  };
  return standOf(browser, mailbox, { found: httpJobs(browserOf(app, clock).service(jobRoutes)), pages, nextDay: () => readAll(db, clock, pages) });
}

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('the jobs of a company’s desk %s', (_where, open) => {
  keepsCompanyJobs(open);
  describe('read from a feed', () => void keepsJobFeeds(open));
});
