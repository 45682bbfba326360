import { describe } from 'vitest';
import { routes } from '#contract/generated/desk.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { httpBenefitReplies } from '#web/adapters/company-desk/http-benefit-replies.ts';
import { httpCompanyDesks } from '#web/adapters/company-desk/http-company-desks.ts';
import { httpCompanyReplies } from '#web/adapters/company-desk/http-company-replies.ts';
import { httpInterviewReplies } from '#web/adapters/company-desk/http-interview-replies.ts';
import { httpHiddenReplies } from '#web/adapters/company-desk/http-hidden-replies.ts';
import { httpDeskClaims } from '#web/adapters/company-desk/http-desk-claims.ts';
import { httpDeskPhotos } from '#web/adapters/company-desk/http-desk-photos.ts';
import { httpDeskFacts } from '#web/adapters/company-desk/http-desk-facts.ts';
import { httpPlayedDesks } from '#web/adapters/company-desk/http-played-desks.ts';
import { httpDeskLogins } from '#web/adapters/company-desk/http-desk-logins.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { keepBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanyDesks } from '#tests/fakes/company-desk/fake-company-desks.ts';
import { FakeBenefitReplies, FakeCompanyReplies, FakeInterviewReplies } from '#tests/fakes/company-desk/fake-company-replies.ts';
import { FakeHiddenReplies } from '#tests/fakes/company-desk/fake-hidden-replies.ts';
import { FakeDeskClaims } from '#tests/fakes/company-desk/fake-desk-claims.ts';
import { FakeDeskPhotos } from '#tests/fakes/company-desk/fake-desk-photos.ts';
import { FakeDeskFacts } from '#tests/fakes/company-desk/fake-desk-facts.ts';
import { FakeDeskLogins } from '#tests/fakes/company-desk/fake-desk-logins.ts';
import { FakeDeskWorld } from '#tests/fakes/company-desk/fake-desk-world.ts';
import { FakePlayedDesks } from '#tests/fakes/company-desk/fake-played-desks.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInterviews } from '#tests/interviews.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsDeskFacts } from './desk-facts.ts';
import { keepsDeskPhotos } from './desk-photos.ts';
import {
  deskBenefits,
  deskCompanies,
  deskInterviews,
  deskReviews,
  keepsBenefitReplies,
  keepsCompanyDesks,
  keepsCompanyReplies,
  keepsDeskClaims,
  keepsDeskLogins,
  keepsPlayedDesks,
  keepsHiddenReplies,
  keepsInterviewReplies,
  type DeskStand,
} from './company-desk.ts';

const companies = Object.values(deskCompanies);

async function inMemory(): Promise<DeskStand> {
  const world = new FakeDeskWorld(companies, deskReviews, deskInterviews, deskBenefits);
  const browser = async () => {
    const logins = new FakeDeskLogins(world);
    return {
      logins,
      desks: new FakeCompanyDesks(logins),
      replies: new FakeCompanyReplies(logins),
      interviewReplies: new FakeInterviewReplies(logins),
      benefitReplies: new FakeBenefitReplies(logins),
      hiddenReplies: new FakeHiddenReplies(logins),
      facts: new FakeDeskFacts(logins),
      photos: new FakeDeskPhotos(logins),
      played: { demo: new FakePlayedDesks(logins, true), real: new FakePlayedDesks(logins) },
    };
  };
  return {
    browser,
    codesTo: (to) => world.mail.mailed.get(to) ?? [],
    notifiedAt: (to) => world.notified.get(to) ?? [],
    claims: new FakeDeskClaims(world),
    takeDown: async (replyId, rule) => world.takeDown(replyId, rule),
    takeDownPhoto: async (photoSetId) => world.takeDownPhoto(photoSetId),
    advance: (ms) => void (world.mail.now += ms),
  };
}

const codesIn = (mailbox: MemoryMails) => (to: string) =>
  mailbox
    .list()
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => /\d{8}/.exec(text)?.[0] ?? [])
    .toReversed();

const demoOperator = { ...koyalTrust, isDemo: true };

const textsIn = (mailbox: MemoryMails) => (to: string) =>
  mailbox
    .list()
    .filter((mail) => mail.to === to)
    .map(({ text }) => text);

async function keepWorld(db: Awaited<ReturnType<typeof aDatabase>>['db']): Promise<void> {
  await keepInTables(db, companies);
  await db
    .insertInto('company_domain')
    .values(companies.flatMap(({ companyId: company_id, domain }) => (domain === null ? [] : [{ company_id, domain }])))
    .execute();
  await keepReviews(db, deskReviews);
  await keepInterviews(db, deskInterviews);
  await keepBenefits(db, deskBenefits);
}

const takingDown =
  ({ interventions }: Pick<Ports, 'interventions'>): DeskStand['takeDown'] =>
  async (resourceId, rule) =>
    void (await interventions.act({ resourceId, resourceType: 'REPLY' }, { kind: 'remove', rule }));

const takingPhotoDown =
  ({ interventions }: Pick<Ports, 'interventions'>): DeskStand['takeDownPhoto'] =>
  async (resourceId) =>
    void (await interventions.act({ resourceId, resourceType: 'PHOTOS' }, { kind: 'remove', rule: 'other' }));

const administrator = { sessionId: 's', member: aMember({ role: 'administrator' }), madeOn: '2026-01-01', expiresAt: Infinity };

async function inTheDatabase(): Promise<DeskStand> {
  const { db } = await aDatabase();
  await keepWorld(db);
  const clock = new FakeClock();
  const mailbox = new MemoryMails(clock);
  const parts = { db, clock, secrets: testSecrets, mails: mailbox };
  const portsFor = adaptersFor(adapterParts(parts));
  const inDemo = adaptersFor(adapterParts({ ...parts, operator: demoOperator }));
  const decider = portsFor({ ...noRequest, caller: administrator });
  const browser = async () => {
    const context = { ...noRequest, jar: new MemoryJar() };
    const { deskLogins, companyDesks, companyReplies, interviewReplies, benefitReplies, hiddenReplies, deskFacts, deskPhotos, playedDesks } = portsFor(context);
    const played = { demo: inDemo(context).playedDesks, real: playedDesks };
    const replies = { replies: companyReplies, interviewReplies, benefitReplies, hiddenReplies };
    return { logins: deskLogins, desks: companyDesks, ...replies, facts: deskFacts, photos: deskPhotos, played };
  };
  return {
    browser,
    codesTo: codesIn(mailbox),
    notifiedAt: textsIn(mailbox),
    claims: decider.deskClaims,
    takeDown: takingDown(decider),
    takeDownPhoto: takingPhotoDown(decider),
    advance: (ms) => clock.advance(ms),
  };
}

async function overTheWire(): Promise<DeskStand> {
  const mailbox = new MemoryMails(new FakeClock());
  const server = await openPersonaServer({}, undefined, { mails: mailbox, operator: demoOperator });
  const { app, clock, db, signIn, parts } = server;
  const real = adaptersFor({ ...parts, operator: koyalTrust })({ ...noRequest, jar: new MemoryJar() }).playedDesks;
  await keepWorld(db);
  const browser = async () => {
    const desk = browserOf(app, clock).service(routes);
    const played = { demo: httpPlayedDesks(desk), real };
    return {
      logins: httpDeskLogins(desk),
      desks: httpCompanyDesks(desk),
      replies: httpCompanyReplies(desk),
      interviewReplies: httpInterviewReplies(desk),
      benefitReplies: httpBenefitReplies(desk),
      hiddenReplies: httpHiddenReplies(desk),
      facts: httpDeskFacts(desk),
      photos: httpDeskPhotos(desk),
      played,
    };
  };
  const claims = httpDeskClaims(browserOf(app, clock, { AT: await signIn({ role: 'administrator' }) }).service(routes));
  const decider = adaptersFor(parts)({ ...noRequest, caller: administrator });
  const [takeDown, takeDownPhoto] = [takingDown(decider), takingPhotoDown(decider)];
  return { browser, codesTo: codesIn(mailbox), notifiedAt: textsIn(mailbox), claims, takeDown, takeDownPhoto, advance: (ms) => clock.advance(ms) };
}

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('the desk of a company %s', (_where, open) => {
  describe('its login', () => void keepsDeskLogins(open));
  describe('its made-up owner', () => void keepsPlayedDesks(open));
  describe('its people', () => void keepsCompanyDesks(open));
  describe('claims of it', () => void keepsDeskClaims(open));
  describe('its replies', () => void keepsCompanyReplies(open));
  describe('its replies to interviews', () => void keepsInterviewReplies(open));
  describe('its replies to notes about benefits', () => void keepsBenefitReplies(open));
  describe('its replies that are hidden', () => void keepsHiddenReplies(open));
  describe('its facts', () => void keepsDeskFacts(open));
  describe('its photos', () => void keepsDeskPhotos(open));
});
