import { describe } from 'vitest';
import { routes } from '#contract/generated/desk.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import type { CompanyVisits } from '#core/company-desk/company-visits.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import { existing } from '#core/failure.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { httpCompanyDesks } from '#web/adapters/company-desk/http-company-desks.ts';
import { httpDeskLogins } from '#web/adapters/company-desk/http-desk-logins.ts';
import { httpCompanyVisits } from '#web/adapters/company-desk/http-company-visits.ts';
import { httpDeskReports } from '#web/adapters/company-desk/http-desk-reports.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanyDesks } from '#tests/fakes/company-desk/fake-company-desks.ts';
import { FakeCompanyVisits } from '#tests/fakes/company-desk/fake-company-visits.ts';
import { FakeDeskLogins } from '#tests/fakes/company-desk/fake-desk-logins.ts';
import { FakeDeskReports, FakeReportedReviews } from '#tests/fakes/company-desk/fake-desk-reports.ts';
import { FakeDeskWorld } from '#tests/fakes/company-desk/fake-desk-world.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { deskCompanies, deskReviews } from './company-desk.ts';
import { keepsCompanyVisits, visitsPlanted, type VisitsStand } from './company-visits.ts';
import { keepsLostDomains, type LostDomainStand } from './lost-domains.ts';
import { keepsDeskReports, manyReviews, type DeskReportsStand } from './desk-reports.ts';

const { koyal } = deskCompanies;
const companies = Object.values(deskCompanies);
const reviews = [...deskReviews, ...manyReviews];
const addresses = { owner: 'meera@koyal-pay.example', reader: 'rohan@koyal-pay.example', other: 'hr@nimbus.example' };

type Stand = DeskReportsStand & { readonly visits: VisitsStand; readonly domain: LostDomainStand };

async function inMemory(): Promise<Stand> {
  const world = new FakeDeskWorld(companies, reviews);
  const reported = new FakeReportedReviews(world);
  world.add(koyal.companyId, { address: addresses.owner, name: 'Meera', role: 'owner' }, 'open');
  world.add(koyal.companyId, { address: addresses.reader, name: 'Rohan', role: 'reader' }, 'open');
  return {
    as: async (role) => new FakeDeskReports(new FakeDeskLogins(world).letIn(addresses[role]), reported),
    decide: async (reviewId, decision) => reported.decide(reviewId, decision),
    deleteReview: async (reviewId) => void reported.deleted.add(reviewId),
    advance: (ms) => void (world.mail.now += ms),
    domain: {
      owner: async () => {
        const logins = new FakeDeskLogins(world).letIn(addresses.owner);
        return { logins, desks: new FakeCompanyDesks(logins), reports: new FakeDeskReports(logins, reported) };
      },
      lose: async () => void world.lost.add(koyal.companyId),
      regain: async () => void world.lost.delete(koyal.companyId),
    },
    visits: { as: async (who) => new FakeCompanyVisits(new FakeDeskLogins(world).letIn(addresses[who]), visitsPlanted) },
  };
}

interface Browser {
  readonly logins: DeskLogins;
  readonly desks: CompanyDesks;
  readonly reports: DeskReports;
  readonly visits: CompanyVisits;
}

/** Enters by a mailed code; the owner first, who lets the reader in. */
async function peopleOf(mailbox: MemoryMails, browser: () => Browser) {
  const enter = async (address: string): Promise<Browser> => {
    const person = browser();
    const { attempt } = await person.logins.send(address, 'en');
    const { text } = existing(mailbox.list().find(({ to, text: said }) => to === address && /\d{8}/.test(said)));
    await person.logins.enter({ attempt, address, code: /\d{8}/.exec(text)?.[0] ?? '' });
    return person;
  };
  const owner = await enter(addresses.owner);
  await owner.desks.claim(koyal.urlName, 'Meera');
  await owner.desks.invite(koyal.urlName, { address: addresses.reader, name: 'Rohan', role: 'reader' });
  const known = new Map<string, Browser>([['owner', owner]]);
  return async (role: keyof typeof addresses): Promise<Browser> => {
    const found = known.get(role);
    const person = found && (await found.logins.session()) ? found : await enter(addresses[role]);
    known.set(role, person);
    return person;
  };
}

async function keepWorld(db: Awaited<ReturnType<typeof aDatabase>>['db']): Promise<void> {
  await keepInTables(db, companies);
  await db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
  await keepReviews(db, reviews);
}

const waitingAbout = async (db: Awaited<ReturnType<typeof aDatabase>>['db'], reviewId: string): Promise<string> =>
  (await db.selectFrom('moderation_item').select('id').where('thing', '=', reviewId).where('decision', 'is', null).executeTakeFirstOrThrow()).id;

async function standOver(
  { db, clock, mailbox }: { readonly db: Awaited<ReturnType<typeof aDatabase>>['db']; readonly clock: FakeClock; readonly mailbox: MemoryMails },
  portsFor: ReturnType<typeof adaptersFor>,
  browser: () => Browser,
): Promise<Stand> {
  await keepWorld(db);
  const weeks = [...visitsPlanted].map(([week, times]) => ({ company_id: koyal.companyId, week: new Date(mondayOf(week)).toISOString().slice(0, 10), times }));
  await db.insertInto('company_visit').values(weeks).execute();
  const enter = await peopleOf(mailbox, browser);
  const moderators = [0, 1].map((at) => {
    const member = aMember({ role: 'moderator' });
    return portsFor({ ...noRequest, caller: { sessionId: `s${at}`, member, madeOn: '2026-01-01', expiresAt: Infinity } });
  });
  return {
    as: async (role) => (await enter(role)).reports,
    async decide(reviewId, decision, moderator = 0) {
      const itemId = await waitingAbout(db, reviewId);
      const { rule } = await db.selectFrom('moderation_item').select('suggested_rule as rule').where('id', '=', itemId).executeTakeFirstOrThrow();
      await existing(moderators[moderator]).moderations.decide(itemId, { decision, rule });
    },
    deleteReview: async (reviewId) => void (await db.updateTable('review').set({ status: 'DELETED' }).where('id', '=', reviewId).execute()),
    advance: (ms) => clock.advance(ms),
    domain: {
      owner: () => enter('owner'),
      lose: async () => void (await db.deleteFrom('company_domain').where('company_id', '=', koyal.companyId).execute()),
      regain: async () => void (await db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute()),
    },
    visits: { as: async (who) => (await enter(who)).visits },
  };
}

async function inTheDatabase(): Promise<Stand> {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const mailbox = new MemoryMails(clock);
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets, mails: mailbox }));
  return standOver({ db, clock, mailbox }, portsFor, () => {
    const { deskLogins, companyDesks, deskReports, companyVisits } = portsFor({ ...noRequest, jar: new MemoryJar() });
    return { logins: deskLogins, desks: companyDesks, reports: deskReports, visits: companyVisits };
  });
}

async function overTheWire(): Promise<Stand> {
  const mailbox = new MemoryMails(new FakeClock());
  const { app, clock, db, secrets } = await openPersonaServer({}, undefined, { mails: mailbox });
  return standOver({ db, clock, mailbox }, adaptersFor(adapterParts({ db, clock, secrets })), () => {
    const desk = browserOf(app, clock).service(routes);
    return { logins: httpDeskLogins(desk), desks: httpCompanyDesks(desk), reports: httpDeskReports(desk), visits: httpCompanyVisits(desk) };
  });
}

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('what a company reports and sees %s', (_where, open) => {
  describe('its reports', () => void keepsDeskReports(open));
  describe('its lost domain', () => void keepsLostDomains(async () => (await open()).domain));
  describe('visits of its pages', () => void keepsCompanyVisits(async () => (await open()).visits));
});
