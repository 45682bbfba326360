import type { Kysely } from 'kysely';
import { routes as loginRoutes } from '#contract/generated/login.ts';
import { routes } from '#contract/generated/user.ts';
import { replyWith, type PortalAccounts } from '#core/verification/portal-accounts.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { httpCareers } from '#web/adapters/careers/http-careers.ts';
import { httpJobPortals } from '#web/adapters/verification/http-job-portals.ts';
import { httpMailVerifications } from '#web/adapters/verification/http-mail-verifications.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { httpOwnCommunities } from '#web/adapters/communities/http-own-communities.ts';
import { httpProfiles } from '#web/adapters/profile/http-profiles.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { keyOfBrowser } from '#tests/anonymity/key-of-browser.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, fillAsEver, type TestDatabase } from '#tests/database.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { FakeCareers } from '#tests/fakes/careers/fake-careers.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeJobPortals } from '#tests/fakes/verification/fake-job-portals.ts';
import { FakeMailVerifications } from '#tests/fakes/verification/fake-mail-verifications.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeOwnCommunities } from '#tests/fakes/communities/fake-own-communities.ts';
import { FakeProfiles } from '#tests/fakes/profile/fake-profiles.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import type { OpenedMemberPorts, OpenNamedPorts } from '#tests/ports/opened-member-ports.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { openLoginServer } from './login-server.ts';
import { MemberScope } from './member-scope.ts';

const taken = ['Candid Hoopoe', 'शांत हुदहुद'];

const portalDetails = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@portal.example',
  photo: null,
  companyName: 'Pravaha Cloudworks',
  collegeName: null,
  jobProfile: 'Software Engineer',
  jobLocation: 'Bengaluru',
} as const;

const knowsEverybody: PortalAccounts = { find: async () => replyWith(portalDetails) };

export const secrets = new Secrets(Buffer.alloc(32, 7));

export async function aMemberInMemory(): ReturnType<OpenNamedPorts> {
  const fixture = aMemberFixture({ portal: portalDetails, takenNames: taken });
  const ports = {
    profiles: new FakeProfiles(fixture),
    anonymousPersonas: new FakeAnonymousPersonas(fixture),
    personas: new FakePersonas(fixture),
    careers: new FakeCareers(fixture),
    mailVerifications: new FakeMailVerifications(fixture),
    jobPortals: new FakeJobPortals(fixture),
    onboardings: new FakeOnboardings(fixture),
    ownCommunities: new FakeOwnCommunities(fixture),
  };
  return { ports: async () => ports, codeFor: () => '402918' };
}

/** Inserts two companies with domains, a topic, a department, and a taken name. */
export async function fillGround(db: Kysely<Tables>): Promise<void> {
  await keepInTables(db, [
    aCompany({ name: 'Pravaha Cloudworks', urlName: 'pravaha-cloudworks', website: 'https://www.pravaha-cloudworks.example' }),
    aCompany({ name: 'Koyal Pay', urlName: 'koyal-pay', website: null }),
  ]);
  await db
    .insertInto('topic')
    .values({ id: 1, url_name: 'salary-talk', name: 'Salary talk', category: 'Money', about: 'Am I paid fairly.' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('department')
    .values({ id: 1, url_name: 'product-management', name: 'Product Management' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await fillCommunities(db);
  await db
    .insertInto('persona')
    .values(
      taken.map((name, place) => ({ ref: `somebody-else-${place}`, kind: 'ANONYMOUS', name: sanitizedName(name), name_key: lookOf(name), avatar: '1-sky' })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function aMemberScope(): Promise<{
  scope: MemberScope;
  db: TestDatabase['db'];
  clock: FakeClock;
  mailbox: MemoryMails;
  opened: OpenedMemberPorts;
  newScope: (network?: string) => MemberScope;
}> {
  const { db } = await aDatabase();
  await fillAsEver({ db }, 'ground', () => fillGround(db));
  const clock = new FakeClock();
  const mailbox = new MemoryMails(clock);
  const newScope = (network?: string): MemberScope => new MemberScope(db, clock, secrets, network);
  const scope = await newScope().signIn('somebody');
  return { scope, db, clock, mailbox, newScope, opened: memberPortsOf(scope, mailbox) };
}

/** Member ports over the database, with mailed codes and an all-knowing job portal. */
export const memberPortsOf = (scope: MemberScope, mailbox: MemoryMails): OpenedMemberPorts => {
  const codes = new Map<string, string>();
  return {
    ports: () => scope.ports({ mails: remembering(mailbox, codes), portal: knowsEverybody }),
    codeFor: (address) => codes.get(address) ?? '',
  };
};

/** Mailbox that drops used codes, which the test remembers. */
const remembering = (mailbox: MemoryMails, codes: Map<string, string>) => ({
  send: async (mail: Parameters<MemoryMails['send']>[0]) => {
    codes.set(mail.to, /\d{6}/.exec(mail.text)?.[0] ?? '');
    await mailbox.send(mail);
  },
  canSend: () => true,
  forget: (address: string) => mailbox.forget(address),
});

export const aMemberInTheDatabase = async (): Promise<OpenedMemberPorts> => (await aMemberScope()).opened;

/** Member ports through a server and browser adapters. */
export async function aMemberOverTheWire(): ReturnType<OpenNamedPorts> {
  const { app, db, clock, mailbox } = await openLoginServer(new DemoProviders(), 1_000, { portal: knowsEverybody });
  await fillGround(db);
  const scope = await new MemberScope(db, clock, secrets).signIn('somebody');
  const [code = ''] = await (await scope.ports()).recoveryCodes.make();
  const http = browserOf(app, clock);
  await httpRecoveryCodes(http.service(loginRoutes)).logIn(code);
  const codes = new Map<string, string>();
  let displayName: string | undefined;
  const { anonymous } = keyOfBrowser(http, { app, clock, displayName: () => displayName });
  const ports = async () => {
    const own = portsOver(http);
    displayName = await own.profiles.name();
    return { ...own, anonymousPersonas: anonymous };
  };
  return { ports, codeFor: (address) => lastCode(mailbox, codes, address) };
}

function portsOver(http: Http) {
  const user = http.service(routes);
  return {
    profiles: httpProfiles(user),
    personas: new HttpPersonas(user),
    careers: httpCareers(user),
    mailVerifications: httpMailVerifications(user),
    jobPortals: httpJobPortals(user),
    onboardings: httpOnboardings(user),
    ownCommunities: httpOwnCommunities(user),
  };
}

function lastCode(mailbox: MemoryMails, codes: Map<string, string>, address: string): string {
  const text = mailbox.list().find(({ to }) => to === address)?.text;
  const code = text === undefined ? undefined : /\d{6}/.exec(text)?.[0];
  if (code !== undefined) codes.set(address, code);
  return codes.get(address) ?? '';
}
