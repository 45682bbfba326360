import { routes as deviceRoutes } from '#contract/generated/device.ts';
import { routes as eligibilityRoutes } from '#contract/generated/eligibility.ts';
import { routes as loginRoutes } from '#contract/generated/login.ts';
import { routes as personaRoutes } from '#contract/generated/persona.ts';
import { routes } from '#contract/generated/user.ts';
import type { NudgeFacts } from '#core/nudges/member-nudge.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpAccounts } from '#web/adapters/account/http-accounts.ts';
import { httpConsents } from '#web/adapters/settings/http-consents.ts';
import { httpDevices } from '#web/adapters/notifications/http-devices.ts';
import { httpEducations } from '#web/adapters/profile/http-educations.ts';
import { httpMailAddresses } from '#web/adapters/mail/http-mail-addresses.ts';
import { httpMemberNudges } from '#web/adapters/nudges/http-member-nudges.ts';
import { httpExperiences } from '#web/adapters/profile/http-experiences.ts';
import { httpFeedbacks } from '#web/adapters/settings/http-feedbacks.ts';
import { httpMemberPreferences } from '#web/adapters/settings/http-member-preferences.ts';
import { httpMessagePreferences } from '#web/adapters/settings/http-message-preferences.ts';
import { httpNudgeChecks } from '#web/adapters/nudges/http-nudge-checks.ts';
import { httpOwnData } from '#web/adapters/own-data/http-own-data.ts';
import { httpProfilePhotos } from '#web/adapters/profile/http-profile-photos.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { httpSubscriptions } from '#web/adapters/settings/http-subscriptions.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { aDatabase, type TestDatabase } from '#tests/database.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakeEducations } from '#tests/fakes/profile/fake-educations.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeMemberNudges } from '#tests/fakes/nudges/fake-member-nudges.ts';
import { FakeExperiences } from '#tests/fakes/profile/fake-experiences.ts';
import { FakeFeedbacks } from '#tests/fakes/settings/fake-feedbacks.ts';
import { FakeMemberPreferences } from '#tests/fakes/settings/fake-member-preferences.ts';
import { FakeMessagePreferences } from '#tests/fakes/settings/fake-message-preferences.ts';
import { FakeNudgeChecks } from '#tests/fakes/nudges/fake-nudge-checks.ts';
import { FakeOwnData } from '#tests/fakes/own-data/fake-own-data.ts';
import { FakeProfilePhotos } from '#tests/fakes/profile/fake-profile-photos.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import type { OpenedOwnDataPorts, OwnDataPorts } from '#tests/ports/settings/opened-own-data-ports.ts';
import { openLoginServer } from './login-server.ts';
import { MemberScope } from './member-scope.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));
const reader: NudgeFacts = { isReader: true, isWriter: false, memberForDays: 0, hasEntries: false, hasGivenFeedback: false };

let members = 0;

const inMemory = (
  clock: FakeClock,
  accounts = new FakeAccounts(),
  mailAddresses = new FakeMailAddresses(),
  feedbacks = (accounts.feedbacks = new FakeFeedbacks()),
): OwnDataPorts => ({
  experiences: new FakeExperiences([], clock),
  educations: new FakeEducations([], clock),
  memberPreferences: new FakeMemberPreferences(),
  messagePreferences: new FakeMessagePreferences(),
  consents: new FakeConsents(clock),
  subscriptions: new FakeSubscriptions(),
  mailAddresses,
  feedbacks,
  nudgeChecks: new FakeNudgeChecks(clock),
  profilePhotos: new FakeProfilePhotos(),
  accounts,
  ownData: new FakeOwnData([{ table: 'account', row: { id: `account ${++members}`, role: 'member', made_on: '2026-11-20' } }], clock),
  devices: new FakeDevices(),
  memberNudges: new FakeMemberNudges(reader),
});

export async function ownDataInMemory(): Promise<OpenedOwnDataPorts> {
  const clock = new FakeClock(Date.UTC(2026, 10, 20, 10));
  const administrators = new Set<FakeAccounts>();
  const receipts: FakeAccounts['receipts'] = new Map();
  const [accounts, others] = [new FakeAccounts(administrators, receipts), new FakeAccounts(administrators, receipts)];
  const mailAddresses = new FakeMailAddresses();
  const tokenMailedTo = (address: string) => mailAddresses.mailed.findLast((mail) => mail.address === address)?.token ?? '';
  const [mine, theirs] = [inMemory(clock, accounts, mailAddresses), inMemory(clock, others)];
  const appoint = async (who: 'one' | 'both') => [accounts, others].slice(0, who === 'one' ? 1 : 2).forEach((each) => each.appoint());
  return { ports: async () => mine, others: async () => theirs, logIn: async () => void (accounts.isSignedIn = true), appoint, tokenMailedTo, clock };
}

const appointIn = (db: TestDatabase['db']) => async (who: 'one' | 'both') => {
  const keys = ['somebody', 'somebody else'].slice(0, who === 'one' ? 1 : 2).map((subject) => secrets.identityOf('test', subject));
  const theirs = db.selectFrom('identity').select('account_id').where('key', 'in', keys);
  await db.updateTable('account').set({ role: 'administrator' }).where('id', 'in', theirs).execute();
};

const tokenIn = (mails: MemoryMails) => (address: string) =>
  /\/mail\/confirm\/([\w-]+)/.exec(mails.list().find(({ to }) => to === address)?.text ?? '')?.[1] ?? '';

const makeReader = (db: TestDatabase['db']) => db.updateTable('account').set({ is_reader: true }).execute();

export async function ownDataInTheDatabase(): Promise<
  OpenedOwnDataPorts & { readonly db: TestDatabase['db']; readonly scope: MemberScope; readonly newScope: () => MemberScope }
> {
  const { db } = await aDatabase();
  const clock = new FakeClock(Date.UTC(2026, 10, 20, 10));
  const newScope = () => new MemberScope(db, clock, secrets);
  const scope = await newScope().signIn('somebody');
  const other = await newScope().signIn('somebody else');
  await makeReader(db);
  const logIn = async () => void (await scope.signIn('somebody'));
  const mails = new MemoryMails(clock);
  return {
    ports: () => scope.ports({ mails }),
    others: () => other.ports({ mails }),
    logIn,
    appoint: appointIn(db),
    tokenMailedTo: tokenIn(mails),
    clock,
    db,
    scope,
    newScope,
  };
}

export async function ownDataOverTheWire(): Promise<OpenedOwnDataPorts> {
  const { app, db, clock, mailbox } = await openLoginServer();
  clock.advance(Date.UTC(2026, 10, 20, 10) - clock.now());
  const signedIn = async (subject: string): Promise<OwnDataPorts> => {
    const [code = ''] = await (await (await new MemberScope(db, clock, secrets).signIn(subject)).ports()).recoveryCodes.make();
    const http = browserOf(app, clock);
    await httpRecoveryCodes(http.service(loginRoutes)).logIn(code);
    return portsOver(http);
  };
  const [mine, theirs] = [await signedIn('somebody'), await signedIn('somebody else')];
  let now = mine;
  await makeReader(db);
  return {
    ports: async () => now,
    others: async () => theirs,
    logIn: async () => void (now = await signedIn('somebody')),
    appoint: appointIn(db),
    tokenMailedTo: tokenIn(mailbox),
    clock,
  };
}

function portsOver(http: Http): OwnDataPorts {
  const user = http.service(routes);
  return {
    experiences: httpExperiences(user),
    educations: httpEducations(user),
    memberPreferences: httpMemberPreferences(user),
    messagePreferences: httpMessagePreferences(user),
    consents: httpConsents(user),
    subscriptions: httpSubscriptions(user),
    mailAddresses: httpMailAddresses(user),
    feedbacks: httpFeedbacks(user),
    nudgeChecks: httpNudgeChecks(user),
    profilePhotos: httpProfilePhotos(user),
    accounts: httpAccounts(user),
    ownData: httpOwnData(user, http.service(personaRoutes)),
    devices: httpDevices(http.service(deviceRoutes)),
    memberNudges: httpMemberNudges(http.service(eligibilityRoutes)),
  };
}
