import { describe } from 'vitest';
import { routes } from '#contract/generated/desk.ts';
import { routes as jobRoutes } from '#contract/generated/jobs.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { httpCompanyDesks } from '#web/adapters/company-desk/http-company-desks.ts';
import { httpCompanyJobs } from '#web/adapters/company-desk/http-company-jobs.ts';
import { httpDeskLogins } from '#web/adapters/company-desk/http-desk-logins.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanyDesks } from '#tests/fakes/company-desk/fake-company-desks.ts';
import { FakeCompanyJobs, FakeJobWorld } from '#tests/fakes/company-desk/fake-company-jobs.ts';
import { FakeDeskLogins } from '#tests/fakes/company-desk/fake-desk-logins.ts';
import { FakeDeskWorld } from '#tests/fakes/company-desk/fake-desk-world.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { deskCompanies } from './company-desk.ts';
import { hostJob, jobOwner, keepsCompanyJobs, type JobsStand } from './company-jobs.ts';

const companies = Object.values(deskCompanies);
const { koyal, nimbus } = deskCompanies;
const companyOf = (address: string) => (address.endsWith(koyal.domain) ? koyal : nimbus);

interface Browser {
  readonly logins: DeskLogins;
  readonly desks: CompanyDesks;
  readonly jobs: CompanyJobs;
}

function standOf(browser: () => Browser, mailbox: MemoryMails, found: JobsStand['found']): JobsStand {
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
    return person.jobs;
  };
  const reader = async () => {
    const invitation = { address: `arvind@${koyal.domain}`, name: 'Arvind Salvi', role: 'reader' } as const;
    await (await (owner ??= enter(jobOwner))).desks.invite(koyal.urlName, invitation);
    return (await enter(invitation.address)).jobs;
  };
  return { desk, reader, found };
}

async function inMemory(): Promise<JobsStand> {
  const [world, jobs] = [new FakeDeskWorld(companies), new FakeJobWorld([{ source: 'host', known: hostJob }])];
  const enter = async (address: string) => {
    const logins = new FakeDeskLogins(world).letIn(address);
    await new FakeCompanyDesks(logins).claim(companyOf(address).urlName, 'Meera Kulkarni');
    return new FakeCompanyJobs(logins, jobs);
  };
  const reader = async () => {
    const desks = new FakeCompanyDesks(new FakeDeskLogins(world).letIn(jobOwner));
    const address = `arvind@${koyal.domain}`;
    await desks.invite(koyal.urlName, { address, name: 'Arvind Salvi', role: 'reader' });
    return new FakeCompanyJobs(new FakeDeskLogins(world).letIn(address), jobs);
  };
  return { desk: enter, reader, found: undefined };
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
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets, mails: mailbox }));
  const browser = () => {
    const { deskLogins, companyDesks, companyJobs } = portsFor({ ...noRequest, jar: new MemoryJar() });
    return { logins: deskLogins, desks: companyDesks, jobs: companyJobs };
  };
  return standOf(browser, mailbox, portsFor(noRequest).jobs);
}

async function overTheWire(): Promise<JobsStand> {
  const mailbox = new MemoryMails(new FakeClock());
  const { app, clock, db } = await openPersonaServer({}, undefined, { mails: mailbox });
  await keepWorld(db, clock.now());
  const browser = () => {
    const desk = browserOf(app, clock).service(routes);
    return { logins: httpDeskLogins(desk), desks: httpCompanyDesks(desk), jobs: httpCompanyJobs(desk) };
  };
  return standOf(browser, mailbox, httpJobs(browserOf(app, clock).service(jobRoutes)));
}

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('the jobs of a company’s desk %s', (_where, open) => {
  keepsCompanyJobs(open);
});
