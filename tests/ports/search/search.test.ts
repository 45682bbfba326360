import { sql } from 'kysely';
import { describe } from 'vitest';
import { routes } from '#contract/generated/search.ts';
import { contentPath } from '#core/navigation/content-paths.ts';
import { questionPath } from '#core/navigation/screens.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { communityAt } from '#server/adapters/communities/community-at.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import { SqlSearch } from '#server/adapters/search/sql-search.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity } from '#tests/content.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeSearch } from '#tests/fakes/search/fake-search.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { aKnownQuestion, keepQuestions } from '#tests/questions.ts';
import { cellAround } from '#tests/salary-figures.ts';
import { knownCompany } from '#tests/search/known-names.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { HttpSearch } from '#web/adapters/search/http-search.ts';
import { promisedCompanies } from './search-index.ts';
import { meetsContract, promisedCommunities, promisedPay, promisedPosts, type PromisedQuestion } from './search.ts';

const weightAt = (place: number): number => 500 - place * 50;

function inMemory(questions: readonly PromisedQuestion[]): FakeSearch {
  const entries = promisedCompanies.map((name, place) => knownCompany(name, { weight: weightAt(place) }));
  const idOf = (company: string) => entries.find(({ name }) => name === company)?.id ?? null;
  const texts = questions.map(({ company, text }, place) => ({
    kind: 'QUESTION' as const,
    id: `q${place}`,
    title: text,
    text,
    path: questionPath(questionSlug(text, `q${place}`)),
    place: company,
    weight: 0,
    companyId: idOf(company),
    communityId: null,
  }));
  const communities = promisedCommunities.map((community, place) => ({ ...community, id: `c${place}` }));
  const posts = promisedPosts.map(({ community: { key }, id, content }) => ({
    kind: 'POST' as const,
    id,
    title: content,
    text: content,
    path: contentPath('POST', id),
    place: key,
    weight: 0,
    companyId: null,
    communityId: communities.find((known) => known.key === key)?.id ?? null,
  }));
  return new FakeSearch({
    entries,
    communities,
    texts: [...texts, ...posts],
    isEmpty: (content) => 'companyId' in content && content.companyId !== idOf('Koyal Pay'),
    pay: [{ companyId: idOf('Koyal Pay'), designationId: null, cityId: null, years: null, pay: promisedPay }],
  });
}

describe('search in memory (F-14)', () => void meetsContract(async (questions) => inMemory(questions)));

describe('search in the database (F-14)', () =>
  void meetsContract(async (questions) => {
    const { db } = await aDatabase();
    const companies = promisedCompanies.map((name, place) => aCompany({ name, reviewsCount: weightAt(place) }));
    const idOf = (company: string) => companies.find(({ name }) => name === company)?.companyId ?? '';
    await keepInTables(db, companies);
    await keepQuestions(
      db,
      questions.map(({ company, text }) => aKnownQuestion({ companyId: idOf(company), text, isAsked: false, places: [] })),
    );
    await db
      .insertInto('persona')
      .values({ ref: 'writes', kind: 'ANONYMOUS', name: ownWords('Quiet Banyan'), name_key: 'writes', avatar: '0-slate' })
      .execute();
    await keepCommunities(
      db,
      promisedCommunities.map(({ type, key }) => aCommunity({ type, slug: key })),
    );
    for (const { community, id, content } of promisedPosts) {
      const { id: communityId } = await communityAt(db, community);
      const post = {
        id,
        community_id: communityId,
        author_ref: 'writes',
        kind: 'text',
        content: ownWords(content),
        heat: 0,
        posted_at: new Date('2026-11-16T00:00:00Z'),
      } as const;
      await db.insertInto('post').values(post).execute();
    }
    const { median, low, high, people, companies: countedBy } = promisedPay;
    const points = [low ?? 0, median, high ?? 0].map((amount, at) => ({ percent: [25, 50, 75][at], amount }));
    const figures = { ...cellAround(median).figures, points, people, companies: countedBy };
    await sql`insert into pay_slice (company_id, designation_id, city_id, band, employment, currency, department_id, counted, people, median, figures)
      values (${idOf('Koyal Pay')}, 0, 0, 0, '', 'INR', 0, ${people}, ${people}, ${median}, ${JSON.stringify(figures)})`.execute(db);
    await fillSearch(db, { isWhole: true });
    return new SqlSearch({ db, now: Date.now() });
  }));

describe('search over the wire (F-14)', () =>
  void meetsContract(async (questions) => new HttpSearch((await overTheWire({ search: inMemory(questions) })).service(routes))));
