import { expect, it } from 'vitest';
import type { SuggestedPay } from '#core/search/search-answer.ts';
import { resultsOnPage, type AskedSearch } from '#core/search/search-page.ts';
import type { SearchCommunity } from '#core/search/search-place.ts';
import type { Search } from '#core/search/search.ts';
import { promisedCompanies, promisedQuestions } from './search-index.ts';

export interface PromisedQuestion {
  readonly company: (typeof promisedCompanies)[number];
  readonly text: string;
}

interface PromisedPost {
  readonly community: SearchCommunity;
  readonly id: string;
  readonly content: string;
}

const noticePeriod: SearchCommunity = { type: 'topic', key: 'notice-period' };
const sales: SearchCommunity = { type: 'department', key: 'sales' };
export const promisedCommunities: readonly SearchCommunity[] = [noticePeriod, sales];
export const promisedPosts = [
  { community: noticePeriod, id: 'aaaaaaaaaaaaaaaa', content: 'They hold my relieving letter for ninety days' },
  { community: sales, id: 'bbbbbbbbbbbbbbbb', content: 'Do they hold the relieving letter in sales, too?' },
] as const satisfies readonly PromisedPost[];

/** Only published pay of this world: Koyal Pay's. */
export const promisedPay: SuggestedPay = { median: 640_000, low: 500_000, high: 900_000, people: 20, companies: 'few' };

const many = Array.from({ length: resultsOnPage + 5 }, (_, at): PromisedQuestion => ({ company: 'Koyal Foods', text: `Who oils the looms of hall ${at}?` }));
const usual: AskedSearch = { typed: '', type: 'all', company: null, community: null, from: 0, isExact: false };

/** Promises of Search. `open` gives one over the index companies and these questions. */
export function meetsContract(open: (questions: readonly PromisedQuestion[]) => Promise<Search>): void {
  const opened = () => open([...promisedQuestions, ...many]);
  const paths = async (typed: string, most?: number) => (await (await opened()).suggest(typed, most)).items.map(({ path }) => path);
  const found = async (asked: Partial<AskedSearch>) => (await opened()).find({ ...usual, ...asked });

  it('suggests the pages that answer, the best first, with the pay that is published', async () => {
    const search = await opened();
    const [first] = (await search.suggest('koyal pay salary')).items;
    expect(first).toMatchObject({ type: 'SALARIES', path: '/salaries/koyal-pay-salaries', parts: { company: 'Koyal Pay', city: null }, pay: promisedPay });
  });

  it('leads to a page with content, then to the empty one asked for', async () => {
    const { items } = await (await opened()).suggest('pravaha cloudworks salary');
    expect(items.map(({ path, isEmpty, pay }) => [path, isEmpty, pay])).toEqual([
      ['/overview/pravaha-cloudworks-overview', false, null],
      ['/salaries/pravaha-cloudworks-salaries', true, null],
    ]);
    expect((await paths('pravaha cloudworks')).filter((path) => path.startsWith('/salaries'))).toEqual([]);
  });

  it('suggests as many as were asked for at most, and nothing where nothing is meant', async () => {
    expect(await paths('koyal', 1)).toHaveLength(1);
    expect(await paths('qwxzv bnkrt')).toEqual([]);
  });

  it('takes signs for what they are, and breaks on none', async () => {
    for (const typed of ["o'clock ' \\ &| :* <b>", '%_', '"']) expect(Array.isArray(await paths(typed)), typed).toBe(true);
  });

  it('takes an unanswered word for a slip, and says what it answers', async () => {
    const { items, corrected } = await (await opened()).suggest('pravaga cloudworks');
    expect([corrected, items[0]?.path]).toEqual(['pravaha cloudworks', '/overview/pravaha-cloudworks-overview']);
  });

  it('suggests what people wrote, by its own words', async () => {
    const { items } = await (await opened()).suggest('documents on the day of joining');
    expect(items).toContainEqual(expect.objectContaining({ type: 'QUESTION', title: promisedQuestions[1].text, hint: 'Pravaha Cloudworks' }));
  });

  it('finds a few of each type, and says how many there are (R-188)', async () => {
    const { answers, results, stats } = await found({ typed: 'looms' });
    expect(stats.find(({ type }) => type === 'questions')).toEqual({ type: 'questions', count: many.length, isMore: false });
    expect([...answers, ...results].filter(({ type }) => type === 'QUESTION').length).toBeLessThan(resultsOnPage);
  });

  it('finds the results of one type page by page, each once (R-188)', async () => {
    const search = await opened();
    const first = await search.find({ ...usual, typed: 'looms of hall', type: 'questions' });
    const second = await search.find({ ...usual, typed: 'looms of hall', type: 'questions', from: first.next ?? 0 });
    const seen = [...first.answers, ...first.results, ...second.results].map(({ path }) => path);
    expect([first.next, second.next, second.results.length]).toEqual([resultsOnPage, null, many.length - resultsOnPage]);
    expect(new Set(seen).size).toBe(many.length);
  });

  it('finds what was written inside one company, and refuses a missing one', async () => {
    const { answers, results, stats } = await found({ typed: 'relieving', company: 'koyal-pay' });
    expect(results.map(({ title }) => title).toSorted()).toEqual([promisedQuestions[0].text, promisedQuestions[2].text].toSorted());
    expect([answers, stats.find(({ type }) => type === 'companies')?.count]).toEqual([[], 0]);
    await expect(found({ typed: 'relieving', company: 'no-such-company' })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('finds inside one community what was written there, and refuses one that is not here', async () => {
    for (const { community, id } of promisedPosts) {
      const { answers, results, stats } = await found({ typed: 'relieving', community });
      expect([answers, results.map(({ path }) => path)], community.key).toEqual([[], [`/p/${id}`]]);
      expect(stats.filter(({ count }) => count > 0)).toEqual([{ type: 'posts', count: 1, isMore: false }]);
    }
    await expect(found({ typed: 'relieving', community: { ...noticePeriod, type: 'department' } })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('finds nothing for no words', async () => {
    expect(await found({ typed: '  ' })).toEqual({ corrected: null, answers: [], results: [], stats: [], next: null });
  });

  it('knows the companies that most is known of, for whom nothing comes to mind', async () => {
    const trending = await (await opened()).trending();
    expect(trending.map(({ title }) => title)).toEqual(promisedCompanies);
    expect(trending[0]).toMatchObject({ type: 'COMPANY', path: '/overview/pravaha-cloudworks-overview', pay: null });
  });
}
