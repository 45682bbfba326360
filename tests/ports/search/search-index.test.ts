import { describe } from 'vitest';
import { questionPath } from '#core/navigation/screens.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import { SqlSearchIndex } from '#server/adapters/search/sql-search-index.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeSearchIndex } from '#tests/fakes/search/fake-search-index.ts';
import { aKnownQuestion, keepQuestions } from '#tests/questions.ts';
import { knownCompany } from '#tests/search/known-names.ts';
import { demoTexts } from '#tests/fakes/texts/demo-texts.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract, promisedCompanies, promisedQuestions } from './search-index.ts';

const weightAt = (place: number): number => 500 - place * 50;

describe('an index of names in memory (F-14)', () =>
  void meetsContract(async () => {
    const companies = promisedCompanies.map((name, place) => knownCompany(name, { weight: weightAt(place) }));
    const texts = promisedQuestions.map(({ company, text }, place) => ({
      kind: 'QUESTION' as const,
      id: String(place),
      title: text,
      text,
      path: questionPath(questionSlug(text, String(place))),
      place: company,
      weight: 0,
      companyId: companies.find(({ name }) => name === company)?.id ?? null,
      communityId: null,
    }));
    return { index: new FakeSearchIndex(companies, texts), idOf: (company) => companies.find(({ name }) => name === company)?.id ?? '' };
  }));

describe('an index of names in the database (F-14)', () =>
  void meetsContract(async () => {
    const { db } = await aDatabase();
    const companies = promisedCompanies.map((name, place) => aCompany({ name, reviewsCount: weightAt(place) }));
    const idOf = (company: string) => companies.find(({ name }) => name === company)?.companyId ?? '';
    await keepInTables(db, companies);
    await keepQuestions(
      db,
      promisedQuestions.map(({ company, text }) => aKnownQuestion({ companyId: idOf(company), text, isAsked: false, places: [] })),
    );
    await fillSearch(db, { isWhole: true });
    return { index: new SqlSearchIndex(db, Date.now(), demoTexts), idOf };
  }));
