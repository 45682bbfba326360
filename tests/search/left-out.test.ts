import { describe, expect, it } from 'vitest';
import { findAnswers } from '#core/search/find-answers.ts';
import type { PageContent } from '#core/search/page-content.ts';
import { FakeSearchIndex, type KnownText } from '#tests/fakes/search/fake-search-index.ts';
import { knownCompany, listedNames } from './known-names.ts';

const question = (title: string): KnownText => ({
  kind: 'QUESTION',
  id: title,
  title,
  text: title,
  path: `/answers/${title.length}`,
  place: '',
  weight: 1,
  companyId: null,
  communityId: null,
});

const texts = [question('How does a HashMap work inside?'), question('Is kotal a word of this text?')];

const indexOf = (isEmpty?: (content: PageContent) => boolean) =>
  new FakeSearchIndex([knownCompany('Koyal Pay', { weight: 800 }), ...listedNames], texts, isEmpty);

const found = async (typed: string, { isEmpty, isExact = false }: { readonly isEmpty?: (content: PageContent) => boolean; readonly isExact?: boolean } = {}) =>
  findAnswers(indexOf(isEmpty), typed, 3, isExact);

describe('a correction (F-14)', () => {
  it('is of a word that occurs nowhere, unless words are meant as typed', async () => {
    expect((await found('kojal pay')).corrected).toBe('koyal pay');
    expect(await found('kojal pay', { isExact: true })).toMatchObject({ corrected: null });
  });

  it('is never of a word that a text has', async () => {
    const { corrected, items } = await found('kotal');
    expect([corrected, items.map(({ title }) => title)]).toEqual([null, ['Is kotal a word of this text?']]);
    expect((await found('kotal pay')).corrected).toBeNull();
  });

  it('is of a phrase in which a letter is wrong', async () => expect((await found('work from hom jobs')).corrected).toBe('work from home jobs'));
});

describe('an answer to most of the words (F-14)', () => {
  it('says which it leaves out', async () => {
    const { items } = await found('software engineer salary pune german');
    expect(items.map(({ path, without }) => [path, without])).toContainEqual(['/profile/software-engineer-salary?city=pune', ['german']]);
  });

  it.each([
    ['nurse salary pune government', '/profile/nurse-salary?city=pune', ['government']],
    ['government accountant jobs', '/jobs/accountant-jobs-prf?industry=government-contractors', []],
    ['software engineer 5 years pune jobs', '/jobs/software-engineer-jobs-prf?experience=5&location=pune', []],
    ['software engineer 5 years pune jobs', '/jobs?location=pune', ['software engineer', '5 years']],
    ['software engineer 12 lakh jobs pune', '/jobs/software-engineer-jobs-prf?location=pune', ['12 lakh']],
    ['koyal pay salary 5 years', '/salaries/koyal-pay-salaries', ['5 years']],
    ['accountant interview questions pune', '/profiles/accountant/interview-questions', ['pune']],
  ])('says of %s what %s uses of it not', async (typed, path, without) => {
    const { items } = await findAnswers(indexOf(), typed, 6);
    expect(items.find((each) => each.path === path)?.without).toEqual(without);
  });

  it('is of jobs at all employers and years, and says so, when none match', async () => {
    const isNarrowed = (content: PageContent): boolean => content.of === 'jobs' && (content.search.industry.length > 0 || content.search.experience !== null);
    const { items } = await found('government accountant jobs 3 years', { isEmpty: isNarrowed });
    expect(items[0]).toMatchObject({ path: '/jobs/accountant-jobs-prf', without: ['government', '3 years'] });
  });

  it('finds texts of the kind asked for by otherwise unknown words', async () => {
    expect((await found('interview hashmap')).items[0]).toMatchObject({ title: 'How does a HashMap work inside?', without: [] });
  });

  it('is none where the rest is an employer whom everyone knows', async () => expect((await found('tcs pune salary')).items).toEqual([]));
});

describe('a page without content (F-14)', () => {
  const isInCity = (content: PageContent): boolean => ('cityId' in content && content.cityId !== null) || ('city' in content && content.city !== null);

  it('gives way to the same of all cities, which says so', async () => {
    const { items } = await found('software engineer salary pune', { isEmpty: isInCity });
    expect(items[0]).toMatchObject({ path: '/profile/software-engineer-salary', elsewhere: { notIn: 'Pune', nearest: null } });
  });

  it('is not offered, but for the very one that was asked for, which says so', async () => {
    const isOfCompany = (content: PageContent): boolean => content.of === 'tab';
    expect((await found('koyal pay photos', { isEmpty: isOfCompany })).items.map(({ path, isEmpty }) => [path, isEmpty])).toEqual([
      ['/overview/koyal-pay-overview', false],
      ['/photos/koyal-pay-photos', true],
    ]);
    expect((await found('koyal pay', { isEmpty: () => true })).items.map(({ path }) => path)).toEqual(['/overview/koyal-pay-overview']);
  });
});
