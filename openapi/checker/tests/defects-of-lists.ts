import { askedWith, before, jsonOf, listed, queried, searchIn, showing, type MeaningDefect } from './between.ts';
import { unread, where } from './readings.ts';
import type { Json } from './planting.ts';

const turned: Readonly<Record<string, string>> = { newToOld: 'oldToNew', oldToNew: 'newToOld' };

const ofOrder: Readonly<Record<string, MeaningDefect>> = {
  'a list that is not sorted': [
    'listReviews',
    'items are in the order asked for',
    () => before({ listReviews: listed(([first, second, ...others]) => [second, first, ...others].filter((one) => one !== undefined)) }),
  ],
  'a list sorted the other way round': ['listMyFeed', 'items are in the order asked for', () => before({ listMyFeed: listed((items) => items.toReversed()) })],
  'a list of whose orders each is the other': [
    'listReviews',
    'items are in the order asked for',
    () =>
      before({
        listReviews: queried((query) => {
          const sort = query.get('sort') ?? '';
          if (turned[sort] !== undefined) query.set('sort', turned[sort]);
        }),
      }),
  ],
  'an order that is not read': ['listInterviews', 'items are in the order asked for', () => before({ listInterviews: unread('sort') })],
  'another order than the default one': [
    'listCompanies',
    'without an order it is the default one',
    () => before({ listCompanies: queried((query) => void (query.has('sort') || query.set('sort', 'rating'))) }),
  ],
  'an order that leaves something out': [
    'listCompanies',
    'every order shows the same items',
    () => before({ listCompanies: where('sort', (items, sort) => (sort === 'name' ? items.slice(1) : items)) }),
  ],
};

const ofFilters: Readonly<Record<string, MeaningDefect>> = {
  'a filter that is not read': ['listCompanies', 'a filter shows nothing else', () => before({ listCompanies: unread('size') })],
  'a filter that lets one more through': [
    'listReviews',
    'a filter shows nothing else',
    () =>
      before({
        listReviews: async (asked, ask) => {
          if (!searchIn(asked).has('rating')) return ask(asked);
          const whole = await ask({ ...asked, url: askedWith(asked.url, (query) => query.delete('rating')) });
          const { items } = JSON.parse(whole.body) as { readonly items?: readonly Json[] };
          const other = items?.find(({ stars }) => String(stars) !== searchIn(asked).get('rating'));
          return listed((own) => (other ? [...own, other] : own))(asked, ask);
        },
      }),
  ],
  'a bound read the other way round': [
    'listCompanies',
    'a filter shows nothing else',
    () =>
      before({
        listCompanies: (asked, ask) => {
          const least = searchIn(asked).get('rating');
          const whole = { ...asked, url: askedWith(asked.url, (query) => query.delete('rating')) };
          return least === null ? ask(asked) : listed((items) => items.filter(({ rating }) => Number(rating) <= Number(least)))(whole, ask);
        },
      }),
  ],
  'a filter that leaves something out': [
    'listJobs',
    'a filter leaves nothing out',
    () => before({ listJobs: where('company_name', (items) => items.slice(1)) }),
  ],
  'a filter that shows nothing': ['listInterviews', 'a filter leaves nothing out', () => before({ listInterviews: where('designation', () => []) })],
  'two filters of which one is read': [
    'listJobs',
    'two filters together show what fits both',
    () => before({ listJobs: queried((query) => void (query.has('company_name') && query.delete('job_profile'))) }),
  ],
  'two filters of which one is enough': [
    'listJobs',
    'two filters together show what fits both',
    () =>
      before({
        listJobs: async (asked, ask) => {
          const query = searchIn(asked);
          if (!query.has('company_name') || !query.has('job_profile')) return ask(asked);
          const without = (name: string): Promise<{ readonly body: string }> => ask({ ...asked, url: askedWith(asked.url, (one) => one.delete(name)) });
          const [one, other] = [await without('company_name'), await without('job_profile')].map(
            ({ body }) => JSON.parse(body) as { readonly items: readonly Json[] },
          );
          const all = [...(one?.items ?? []), ...(other?.items ?? [])];
          return listed(() => [...new Map(all.map((item) => [item['jobId'], item])).values()])(asked, ask);
        },
      }),
  ],
  'a search for nonsense that shows everything': [
    'listCompanies',
    'a value that nothing has shows nothing',
    () =>
      before({
        listCompanies: async (asked, ask) => {
          const answered = await ask(asked);
          const isEmpty = answered.status === 200 && answered.body.includes('"items":[]');
          return isEmpty && searchIn(asked).has('name') ? ask({ ...asked, url: askedWith(asked.url, (query) => query.delete('name')) }) : answered;
        },
      }),
  ],
};

const ofCounts: Readonly<Record<string, MeaningDefect>> = {
  'a count that is one too high': [
    'getMyFeedMeta',
    'a count is that of its list',
    () => before({ getMyFeedMeta: showing((answer) => ({ ...answer, postsCount: Number(answer['postsCount']) + 1 })) }),
  ],
  'a count of the page, not of the list': [
    'listCompanyPhotos',
    'a count is that of its list',
    () => before({ listCompanyPhotos: showing((answer) => ({ ...answer, total: (answer['items'] as readonly Json[]).length })) }),
  ],
  'a count that knows nothing of a filter': [
    'listCompanyPhotos',
    'a count is that of its list',
    () =>
      before({
        listCompanyPhotos: async (asked, ask) => {
          const whole = await ask({ ...asked, url: askedWith(asked.url, (query) => query.delete('album')) });
          return showing((answer) => ({ ...answer, total: jsonOf(whole.body)['total'] }))(asked, ask);
        },
      }),
  ],
  'a count of everybody’s': [
    'getChatMetadata',
    'a count is that of its list',
    () => before({ getChatMetadata: showing((answer) => ({ ...answer, groupCount: 7 })) }),
  ],
  'a list that says something else of a thing than the thing itself': [
    'getPost',
    'a list and what it lists agree',
    () => before({ listFeed: listed((items) => items.map((item) => ({ ...item, title: 'What the list calls it' }))) }),
  ],
  'a list about another thing that says something else of a thing than the thing itself': [
    'getComment',
    'a list and what it lists agree',
    () => before({ listPostComments: listed((items) => items.map((item) => ({ ...item, content: 'What the list says' }))) }),
  ],
  'a thing inside of a list that is called otherwise by itself': [
    'getPost',
    'a list and what it lists agree',
    () => before({ getPost: showing((answer) => ({ ...answer, post: { ...(answer['post'] as object), commentsCount: 77 } })) }),
  ],
  'a list of things that are not there': [
    'getJob',
    'a list and what it lists agree',
    () => before({ getJob: async () => ({ status: 404, headers: {}, body: '{"code":"NOT_FOUND"}' }) }),
  ],
};

export const defectsOfLists = { ...ofOrder, ...ofFilters, ...ofCounts };
