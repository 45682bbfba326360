import { describe, expect, it } from 'vitest';
import { aPost } from '#tests/content.ts';
import { figuresAround } from '#tests/salary-figures.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import { discussedIn, homeJobs, mostDiscussed, mostHomeJobs } from './home-page.ts';
import { homeNewsOf, mostOwnCommunities, ownInTwo } from './own-home.ts';

describe('what is being discussed (R-001)', () => {
  it('is what someone answered, in feed order, as far as there is room', () => {
    const posts = Array.from({ length: 7 }, (_, at) => aPost({ title: `Post ${at}`, commentsCount: at === 1 ? 0 : at + 1 }));
    expect(discussedIn(posts).map(({ title, commentsCount }) => [title, commentsCount])).toEqual([
      ['Post 0', 1],
      ['Post 2', 3],
      ['Post 3', 4],
      ['Post 4', 5],
    ]);
    expect(discussedIn(posts)).toHaveLength(mostDiscussed);
  });

  it('is named by its beginning without a title, and left out without words', () => {
    const posts = [aPost({ title: null, content: 'How long is\nyour notice?', commentsCount: 2 }), aPost({ title: null, content: '', commentsCount: 9 })];
    expect(discussedIn(posts).map(({ title }) => title)).toEqual(['How long is your notice?']);
  });
});

describe('the jobs of the first page', () => {
  const columns = [{ from: 400_000, to: 900_000, percent: 100 }];
  const job = (name: string, companies: SalaryFigures['companies'], known: Partial<SalaryFigures> = {}) => ({
    group: { company: null, designation: { urlName: name, name }, city: null, experience: null, employment: null },
    figures: figuresAround(500_000, { columns, ...(companies && { companies }), ...known }),
  });
  const shown = (...jobs: Parameters<typeof homeJobs>[0]) => homeJobs(jobs).map(({ group, figures }) => [group.designation?.name, figures.columns.length]);

  it('begin with the most populated without a dominating company, pictured alone', () => {
    expect(shown(job('a', 'few'), job('b', 'quarter'), job('c', 'many'), job('d', 'many'))).toEqual([
      ['c', 1],
      ['a', 0],
      ['b', 0],
      ['d', 0],
    ]);
  });

  it('begin with one where a company has a quarter if need be, else the first', () => {
    expect(shown(job('a', 'few'), job('b', 'many', { columns: [] }), job('c', 'quarter'))[0]).toEqual(['c', 1]);
    const points = [25, 50, 75].map((percent) => ({ percent, amount: 10_000 * percent }));
    expect(shown(job('a', 'few'), job('b', 'quarter', { columns: [], points }), job('c', 'many', { columns: [], points }))[0]).toEqual(['c', 0]);
    expect(shown(job('a', 'few'), job('b', undefined))[0]).toEqual(['a', 1]);
    expect(homeJobs([])).toEqual([]);
    expect(homeJobs(Array.from({ length: 9 }, (_, at) => job(`j${at}`, 'many')))).toHaveLength(mostHomeJobs);
  });
});

describe('what a member has joined', () => {
  const joined = (type: 'topic' | 'company', at: number) => ({
    type,
    entityId: `${type}-${at}`,
    name: `${type} ${at}`,
    names: {},
    logo: null,
    category: 'Money',
  });

  it('is in two lists, so many in each', () => {
    const all = Array.from({ length: 20 }, (_, at) => joined(at % 2 ? 'company' : 'topic', at));
    const { communities, companies } = ownInTwo(all);
    expect([communities.length, companies.length]).toEqual([mostOwnCommunities, mostOwnCommunities]);
    expect([communities[0]?.name, companies[0]?.name]).toEqual(['topic 0', 'company 1']);
  });
});

describe('news of companies on the first page', () => {
  it('says which of it this browser has not shown', () => {
    const news = [3, 2, 1, 0].map((place) => ({
      id: `n${place}`,
      companyId: 'c1',
      name: 'Koyal Pay',
      urlName: 'koyal-pay',
      title: `News ${place}`,
      notedOn: '2026-11-20',
      place,
    }));
    expect(homeNewsOf(news, 2).map(({ title, isNew }) => [title, isNew])).toEqual([
      ['News 3', true],
      ['News 2', false],
      ['News 1', false],
    ]);
  });
});
