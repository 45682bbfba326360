import { askedWith, before, jsonOf, listed, queried, searchIn, showing, type Between, type MeaningDefect } from './between.ts';
import type { Json } from './planting.ts';
import { unread, where } from './readings.ts';

/** Serves the first page instead of refusing a cursor. */
const beginsAgain: Between = async (asked, ask) => {
  const answered = await ask(asked);
  return answered.status === 400 ? ask({ ...asked, url: askedWith(asked.url, (query) => query.delete('cursor')) }) : answered;
};

/** Remembers the request that each cursor was given to. */
const remembering =
  (given: Map<string, string>): Between =>
  async (asked, ask) => {
    const answered = await ask(asked);
    const next = answered.status === 200 ? jsonOf(answered.body)['next'] : undefined;
    if (typeof next === 'string') given.set(next, asked.url);
    return answered;
  };

/** A list of sixty reviews, whose pages of some lengths name no next one. */
const ofSixty =
  (leads: (limit: number) => boolean): Between =>
  async (asked, ask) => {
    const query = searchIn(asked);
    const whole = await ask({ ...asked, url: askedWith(asked.url, (one) => one.delete('cursor')) });
    if (whole.status !== 200) return whole;
    const [first] = jsonOf(whole.body)['items'] as Json[];
    const [limit, start] = [Number(query.get('limit') ?? 20), Number(query.get('cursor') ?? 0)];
    const items = Array.from({ length: Math.min(limit, 60 - start) || 0 }, (_, at) => ({ ...first, reviewId: `r${start + at}` }));
    return { ...whole, body: JSON.stringify({ items, next: start + limit < 60 && leads(limit) ? String(start + limit) : null }) };
  };

export const defectsOfPages: Readonly<Record<string, MeaningDefect>> = {
  'a second page that repeats the first': ['listFeed', 'pages repeat nothing', () => before({ listFeed: unread('cursor') })],
  'a number of a page that is not read': ['listCompanyPhotos', 'pages repeat nothing', () => before({ listCompanyPhotos: unread('page') })],
  'a second page that begins with the last of the first': [
    'listFeed',
    'pages repeat nothing',
    () => {
      let last: Json | undefined;
      return before({
        listFeed: listed((items, asked) => {
          const all = last && searchIn(asked).has('cursor') ? [last, ...items.slice(1)] : items;
          last = items.at(-1);
          return all;
        }),
      });
    },
  ],
  'a second page that skips something': [
    'listCompanies',
    'pages leave nothing out',
    () => before({ listCompanies: where('cursor', (items) => items.slice(1)) }),
  ],
  'a first page that leads no further': [
    'listReviews',
    'pages leave nothing out',
    () => before({ listReviews: showing((answer, asked) => ({ ...answer, next: searchIn(asked).get('limit') === '2' ? null : answer['next'] })) }),
  ],
  'a page of one that leads no further': [
    'listReviews',
    'pages leave nothing out',
    () => before({ listReviews: showing((answer, asked) => ({ ...answer, next: searchIn(asked).get('limit') === '1' ? null : answer['next'] })) }),
  ],
  'a longest page that leads no further': ['listReviews', 'pages leave nothing out', () => before({ listReviews: ofSixty((limit) => limit < 50) })],
  'a usual page that leads no further': ['listReviews', 'pages leave nothing out', () => before({ listReviews: ofSixty((limit) => limit !== 20) })],
  'pages with one item less than they are asked for': [
    'listReviews',
    'a page that leads on is full',
    () => before({ listReviews: queried((query) => void (Number(query.get('limit')) > 1 && query.set('limit', String(Number(query.get('limit')) - 1)))) }),
  ],
  'a cursor of another filter that leads to what fits': [
    'listCompanies',
    'a cursor belongs to its question',
    () => {
      const given = new Map<string, string>();
      const keeping = remembering(given);
      return before({
        listCompanies: async (asked, ask) => {
          const former = given.get(searchIn(asked).get('cursor') ?? '');
          if (former === undefined || former === asked.url) return keeping(asked, ask);
          const answered = await ask(asked);
          return answered.status === 400 ? { ...answered, status: 200, body: JSON.stringify({ items: [], next: null }) } : answered;
        },
      });
    },
  ],
  'a filter that is read for the first page alone': [
    'listReviews',
    'a filter shows nothing else',
    () =>
      before({
        listReviews: (asked, ask) => {
          const query = searchIn(asked);
          if (!query.has('rating') || !query.has('cursor')) return ask(asked);
          const whole = askedWith(asked.url, (one) => [one.delete('rating'), one.delete('cursor'), one.set('limit', '50')]);
          return listed((items) => items.slice(-3))({ ...asked, url: whole }, ask);
        },
      }),
  ],
  'an order that holds on the first page alone': [
    'listCompanies',
    'items are in the order asked for',
    () => before({ listCompanies: where('cursor', (items) => items.toReversed()) }),
  ],
  'a limit that is not read': ['listReviews', 'a page holds no more than its limit', () => before({ listReviews: unread('limit') })],
  'one item more than the limit': [
    'listFeed',
    'a page holds no more than its limit',
    () => before({ listFeed: queried((query) => void (query.has('limit') && query.set('limit', String(Math.min(Number(query.get('limit')) + 1, 50))))) }),
  ],
  'a made-up cursor answered with the first page': ['listInterviews', 'a made-up cursor is refused', () => before({ listInterviews: beginsAgain })],
  'a cursor of another order that begins again': ['listReviews', 'a cursor belongs to its question', () => before({ listReviews: beginsAgain })],
  'a cursor that goes on with the filter of before': [
    'listCompanies',
    'a cursor belongs to its question',
    () => {
      const given = new Map<string, string>();
      const keeping = remembering(given);
      return before({
        listCompanies: (asked, ask) => {
          const cursor = searchIn(asked).get('cursor') ?? '';
          const former = given.get(cursor);
          return keeping(former === undefined ? asked : { ...asked, url: askedWith(former, (query) => query.set('cursor', cursor)) }, ask);
        },
      });
    },
  ],
  'a cursor of another list that begins this one': [
    'listMyFeed',
    'a cursor belongs to its question',
    () => {
      const given = new Map<string, string>();
      return before({
        listFeed: remembering(given),
        listMyFeed: (asked, ask) =>
          ask(given.has(searchIn(asked).get('cursor') ?? '') ? { ...asked, url: askedWith(asked.url, (query) => query.delete('cursor')) } : asked),
      });
    },
  ],
  'a made-up cursor that breaks the list': [
    'listCompanies',
    'a made-up cursor is refused',
    () =>
      before({
        listCompanies: async (asked, ask) => {
          const answered = await ask(asked);
          return answered.status === 400 ? { ...answered, status: 500 } : answered;
        },
      }),
  ],
  'a last page that names a next one': [
    'listReviews',
    'the last page names no next one',
    () =>
      before({
        listReviews: (asked, ask) =>
          searchIn(asked).get('cursor') === 'nothing-more'
            ? Promise.resolve({ status: 200, headers: {}, body: JSON.stringify({ items: [], next: null }) })
            : showing((answer) => ({ ...answer, next: answer['next'] ?? 'nothing-more' }))(asked, ask),
      }),
  ],
};
