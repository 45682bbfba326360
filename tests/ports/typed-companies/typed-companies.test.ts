import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/administration.ts';
import type { AboutCompany, TypedCompany } from '#core/typed-companies/typed-company.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { dayMs } from '#core/figures/durations.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { forgetTyped } from '#server/adapters/companies/forget-typed.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { searchSummary } from '#server/adapters/search/search-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpAdministratorLog } from '#web/adapters/administration/http-administrator-log.ts';
import { httpTypedCompanies } from '#web/adapters/typed-companies/http-typed-companies.ts';
import { testDeclarations, testSecrets } from '#tests/database.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeTypedCompanies } from '#tests/fakes/typed-companies/fake-typed-companies.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { reportedBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aSalaryDraft } from '#tests/ports/salaries/own-salaries.ts';
import { keepJobs } from '#tests/salaries.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { asTyped, keepsTyped, type OpenedTyped } from './typed-companies.ts';

/** Server with authors who each contribute by a separate key, and an administrator. */
async function aWorld() {
  const server = await openPersonaServer();
  const portsOf = (key: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
  const caller = { sessionId: 's', member: aMember({ role: 'administrator' }), madeOn: '2026-01-01', expiresAt: Infinity };
  const administrator = adaptersFor(server.parts)({ ...noRequest, caller });
  const anAuthor = async () => {
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(session, key, 'contribution');
    return { ports: portsOf(key), token };
  };
  const review = async (about: AboutCompany) => {
    const { ports, token } = await anAuthor();
    await ports.ownReviews.create(about, { ...aReviewDraft, isInvited: false }, token);
    return ports;
  };
  const guest = adaptersFor(server.parts)(noRequest);
  const summaries = [reviewSummary(testSecrets), benefitsSummary, paySummary, searchSummary];
  const days = async (count: number) => {
    server.clock.advance(count * dayMs);
    await refreshStale(server.db, server.clock, summaries);
  };
  return { server, administrator, anAuthor, review, guest, days };
}

const inMemory = async (): Promise<OpenedTyped> => {
  const companies = new FakeAdministeredCompanies();
  const typed = new FakeTypedCompanies(companies);
  const contribute = async (about: TypedCompany) => {
    const made = { ...about, typedId: `t${String(typed.items.length + typed.settled.length).padStart(15, '0')}`, waiting: 1, refusal: null, alike: [] };
    typed.items = [...typed.items, made];
  };
  return { typed, companies, contribute };
};

const inTheDatabase = async (): Promise<OpenedTyped> => {
  const { administrator, review } = await aWorld();
  const { typedCompanies: typed, administeredCompanies: companies, administratorLog: log } = administrator;
  return { typed, companies, log, contribute: async (about) => void (await review(about)) };
};

const overTheWire = async (): Promise<OpenedTyped> => {
  const { server, review } = await aWorld();
  const administration = browserOf(server.app, server.clock, { AT: await server.signIn({ role: 'administrator' }) }).service(routes);
  return {
    typed: httpTypedCompanies(administration),
    companies: httpAdministeredCompanies(administration),
    log: httpAdministratorLog(administration),
    contribute: async (about) => void (await review(about)),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('companies that were typed in, %s', (_where, open) => void keepsTyped(open));

const nursingHome = { name: 'Ashvini Nursing Home', city: 'Pune' };
const mine = async (ports: Ports) => (await ports.ownReviews.mine())?.company;

async function oneWaiting() {
  const world = await aWorld();
  const author = await world.review(nursingHome);
  const [waiting] = (await world.administrator.typedCompanies.list()).items;
  return { ...world, author, typedId: waiting?.typedId ?? '' };
}

describe('what is contributed under a company that was typed in', () => {
  it('is seen by nobody, however long it waits, and nor is the company', async () => {
    const { server, guest, days, author, typedId } = await oneWaiting();
    await days(10);
    expect(await author.ownReviews.mine()).toMatchObject({ state: 'submitted', company: { unlisted: { refusal: null } } });
    await expect(guest.companies.header(typedId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await guest.companies.list(everyCompany)).items).toEqual([]);
    expect(await guest.referenceLists.suggestCompanies('Ashvini')).toEqual([]);
    expect((await guest.search.suggest('Ashvini Nursing Home')).items).toEqual([]);
    expect(await server.db.selectFrom('company').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('community').select('id').where('type', '=', 'company').execute()).toEqual([]);
  });

  it('comes out on the company’s page once that is approved, at its hour', async () => {
    const { guest, days, author, typedId, administrator, review } = await oneWaiting();
    await days(10);
    await review({ ...nursingHome, name: 'ashvini  NURSING home' });
    const { urlName } = await administrator.typedCompanies.letIn(typedId, asTyped);
    expect(await mine(author)).toEqual({ urlName, name: 'Ashvini Nursing Home' });
    await days(0);
    expect((await guest.companies.header(urlName)).tabCounts.reviews).toBe(1);
    await days(4);
    expect((await guest.companies.header(urlName)).tabCounts.reviews).toBe(2);
    expect(await author.ownReviews.mine()).toMatchObject({ state: 'live' });
  });

  it('is found by the industry of its company', async () => {
    const { server, typedId, administrator } = await oneWaiting();
    await administrator.typedCompanies.letIn(typedId, asTyped);
    const { industry } = await server.db.selectFrom('review').select('industry').executeTakeFirstOrThrow();
    expect(industry).toBe('hospitals');
  });

  it('goes to the listed company it is merged into, also later contributions', async () => {
    const { server, guest, days, author, anAuthor, typedId, administrator, review } = await oneWaiting();
    const [teller, payee] = [await anAuthor(), await anAuthor()];
    await teller.ports.ownBenefits.create(nursingHome, reportedBenefits, teller.token);
    await keepJobs(server.db);
    await payee.ports.ownSalaries.create(nursingHome, aSalaryDraft, payee.token);
    expect((await administrator.typedCompanies.list()).items).toMatchObject([{ waiting: 3 }]);
    const into = await administrator.administeredCompanies.add({ ...asTyped, name: 'Ashvini Hospital' });
    await administrator.typedCompanies.mergeInto(typedId, into.companyId);
    const target = { urlName: into.urlName, name: 'Ashvini Hospital' };
    expect(await mine(author)).toEqual(target);
    expect([(await teller.ports.ownBenefits.mine())?.company, (await payee.ports.ownSalaries.mine())?.company]).toEqual([target, target]);
    expect(await mine(await review(nursingHome))).toEqual(target);
    await days(4);
    expect((await guest.companies.header(into.urlName)).tabCounts.reviews).toBe(2);
    expect(await payee.ports.ownSalaries.mine()).toMatchObject({ state: 'live' });
  });

  it('is led on where the company that it went to goes into another', async () => {
    const { author, typedId, administrator, review } = await oneWaiting();
    const { administeredCompanies: companies, typedCompanies: typed } = administrator;
    const [one, other] = [await companies.add({ ...asTyped, name: 'Ashvini Hospital' }), await companies.add({ ...asTyped, name: 'Betwa Hospital' })];
    await typed.mergeInto(typedId, one.companyId);
    await companies.merge(one.companyId, 1, other.companyId);
    const target = { urlName: other.urlName, name: 'Betwa Hospital' };
    expect([await mine(author), await mine(await review(nursingHome))]).toEqual([target, target]);
  });

  it('tells its author why it was refused, and nobody sends more', async () => {
    const { server, days, author, typedId, administrator, review, anAuthor } = await oneWaiting();
    await administrator.typedCompanies.refuse(typedId, 'No such place in Pune.');
    expect(await author.ownReviews.mine()).toMatchObject({ state: 'submitted', company: { unlisted: { refusal: 'No such place in Pune.' } } });
    await expect(review({ name: 'Ashvini nursing-home', city: 'पुणे' })).rejects.toMatchObject({ code: 'NAME_UNFIT' });
    const { ports, token } = await anAuthor();
    const draft = { ...aReviewDraft, isInvited: false };
    await expect(ports.ownReviews.create(nursingHome, draft, token)).rejects.toMatchObject({ code: 'NAME_UNFIT' });
    expect(await ports.ownReviews.create({ ...nursingHome, city: 'Nashik' }, draft, token)).toMatchObject({ state: 'submitted' });
    await days(10);
    expect(await server.db.selectFrom('review').select('status').where('status', '=', 'LIVE').execute()).toEqual([]);
  });

  it('is under one company where many type it at once', async () => {
    const { administrator, review } = await aWorld();
    const names = ['Ashvini Nursing Home', 'ashvini nursing home', 'ASHVINI  Nursing Home', 'Ashvini Nursing-Home'];
    await Promise.all(names.map((name) => review({ name, city: 'Pune' })));
    expect((await administrator.typedCompanies.list()).items).toMatchObject([{ waiting: 4 }]);
  });

  it('is lost to nobody where the company is let in at the same moment', async () => {
    const { server, administrator, review, typedId } = await oneWaiting();
    const [company] = await Promise.all([administrator.typedCompanies.letIn(typedId, asTyped), ...Array.from({ length: 4 }, () => review(nursingHome))]);
    const places = await server.db.selectFrom('review').select('company_id').execute();
    expect(places.map(({ company_id }) => company_id)).toEqual(Array.from({ length: 5 }, () => company.companyId));
  });

  it('is not under the company of the same name in another city', async () => {
    const { administrator, review } = await aWorld();
    await administrator.administeredCompanies.add({ ...asTyped, city: 'Kolhapur' });
    expect(await mine(await review({ ...nursingHome, city: 'kolhapur' }))).toEqual({ urlName: 'ashvini-nursing-home', name: 'Ashvini Nursing Home' });
    expect(await mine(await review(nursingHome))).toMatchObject({ unlisted: { refusal: null } });
  });

  it('leaves nothing of the company where its author takes it back, but what was decided', async () => {
    const { server, author, typedId, administrator } = await oneWaiting();
    const forget = () => forgetTyped(server.db, testDeclarations.kinds);
    const left = async () => (await sql`select 1 from typed_company`.execute(server.db)).rows.length;
    await forget();
    expect(await left()).toBe(1);
    const reviewId = (await author.ownReviews.mine())?.reviewId ?? '';
    await administrator.typedCompanies.refuse(typedId, 'No such place.');
    await author.ownReviews.remove(reviewId);
    await forget();
    expect(await left()).toBe(1);
    await server.db.updateTable('typed_company').set({ refusal: null }).execute();
    await forget();
    expect(await left()).toBe(0);
  });

  it('is offered beside companies of the list that are called nearly so', async () => {
    const { server, administrator, review } = await aWorld();
    await administrator.administeredCompanies.add({ ...asTyped, name: 'Ashwini Nursing Home', city: 'Nashik' });
    await refreshStale(server.db, server.clock, [searchSummary]);
    await review(nursingHome);
    expect((await administrator.typedCompanies.list()).items).toMatchObject([{ alike: [{ name: 'Ashwini Nursing Home' }] }]);
  });

  it('names nobody: neither the company nor what waits under it leads to an account', async () => {
    const { server, typedId } = await oneWaiting();
    const { rows } = await sql<{
      readonly column: string;
    }>`select column_name as column from information_schema.columns where table_name = 'typed_company' order by 1`.execute(server.db);
    expect(rows.map(({ column }) => column)).toEqual(['became', 'city', 'company_id', 'name', 'refusal']);
    expect(typedId).toMatch(/^[a-f0-9]{32}$/);
  });
});
