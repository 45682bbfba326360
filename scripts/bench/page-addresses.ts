// The pages whose cost counts, by addresses that are there: each page as readers find it, with the API call whose answer it shows.
import { overviewPath, screens } from '#core/navigation/screens.ts';
import { queryTextOf, type World } from './world.ts';

/** The addresses of a page, more than are kept, and of its API call for a guest and for a member. */
export interface PageAddresses {
  readonly pages: readonly string[];
  readonly guestCalls: readonly string[];
  readonly memberCalls: readonly string[];
}

const distinct = 600;

/** A campaign changes nothing that a page shows, but makes another address of it. */
const campaigns = (path: string): readonly string[] => Array.from({ length: distinct }, (_, at) => `${path}?campaign=bench${at}`);
const feed = (feedType: string): readonly string[] => [`/api/feed/v3/feed?feedType=${feedType}`];

export async function pageAddresses(world: World): Promise<Readonly<Record<string, PageAddresses>>> {
  const { db } = world.database;
  const searches = world.searches.map(queryTextOf);
  const companies = await db.selectFrom('company').select('url_name').orderBy('reviews_count', 'desc').limit(distinct).execute();
  const posts = await db.selectFrom('post').select('id').where('status', '=', 'LIVE').orderBy('heat', 'desc').limit(distinct).execute();
  const both = (calls: readonly string[]) => ({ guestCalls: calls, memberCalls: calls });
  return {
    feed: { pages: campaigns(screens.communities), guestCalls: feed('GENERIC'), memberCalls: feed('PERSONALIZED') },
    companies: { pages: searches.map((query) => `${screens.companies}?${query}`), ...both(searches.map((query) => `/api/company/v1/companies?${query}`)) },
    company: {
      pages: companies.map(({ url_name }) => overviewPath(url_name)),
      ...both(companies.map(({ url_name }) => `/api/company/v1/company/${url_name}`)),
    },
    post: { pages: posts.map(({ id }) => screens.post.replace(':postId', id)), ...both(posts.map(({ id }) => `/api/feed/v1/feed/${id}`)) },
    'take-home': { pages: campaigns(screens.takeHome), ...both([]) },
  };
}
