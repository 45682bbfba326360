// Benchmark: when the first pages are painted on a slow connection and a slow phone, for a guest and for a member, each beside a static page of 1 KB
// of the same server; whether anything moves then, and how much is fetched.
import type { Browser } from 'playwright';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import { atMost, medianOf, ratioOf, recorded, type Finding } from '../bench/finding.ts';
import { bodyOf } from '../bench/requests.ts';
import { barePath, inFixture } from '../bench/world.ts';
import { aPhone, companyWithAll, inPairs, signedIn, slowDown, slowLineOf, withBrowser, type SignedIn } from './phone.ts';

const rounds = 5;
const most = { times: 1.3, shift: 0.02, requests: 10, bytes: 190_000 } as const;

/** Paint times, layout shift (CLS) and transfer of one visit. */
interface Visit {
  readonly firstMs: number;
  readonly largestMs: number;
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
}

interface Visited {
  readonly name: string;
  readonly path: string;
  readonly member: SignedIn | undefined;
  readonly visits: Visit[];
}

export const paint = (): Promise<readonly Finding[]> =>
  inFixture(({ product: { origin }, database: { db } }) =>
    withBrowser(async (browser) => {
      const paths = {
        home: screens.home,
        feed: screens.communities,
        companies: screens.companies,
        company: overviewPath(await companyWithAll(db)),
        'take-home': screens.takeHome,
      };
      const member = await signedIn(browser, origin);
      const visitedBy = (name: string, path: string): Visited[] => [
        { name: `${name}, guest`, path, member: undefined, visits: [] },
        { name: `${name}, member`, path, member, visits: [] },
      ];
      const pages = Object.entries(paths).flatMap(([name, path]) => visitedBy(name, path));
      const bare = visitedBy('a static page of 1 KB', barePath);
      for (const path of Object.values(paths)) await bodyOf({ origin }, path);
      for (let round = 0; round < rounds; round++)
        await inPairs([...bare, ...pages], async ({ path, member: by, visits }) => void visits.push(await visit(browser, origin + path, by)));
      const beside = bare[0]?.visits ?? [];
      return [recorded('a static page of 1 KB: first paint', usual(beside, 'firstMs'), 'ms'), ...pages.flatMap((page) => findingsOf(page, beside))];
    }),
  );

const findingsOf = ({ name, visits }: Visited, bare: readonly Visit[]): readonly Finding[] => {
  const beside = ratioOf(
    visits.map(({ firstMs }) => firstMs),
    bare.map(({ firstMs }) => firstMs),
  );
  const first = atMost(`${name}: first paint beside a static page of 1 KB`, beside, most.times, 'times');
  return [
    { ...first, limit: `${first.limit}; ${usual(visits, 'firstMs').toFixed(0)} ms` },
    recorded(`${name}: largest paint`, usual(visits, 'largestMs'), 'ms'),
    atMost(`${name}: shift of what is painted (CLS)`, usual(visits, 'shift'), most.shift, ''),
    atMost(`${name}: requests`, usual(visits, 'requests'), most.requests, ''),
    atMost(`${name}: bytes over the line`, usual(visits, 'bytes'), most.bytes, 'bytes'),
  ];
};

const usual = (visits: readonly Visit[], what: keyof Visit): number => medianOf(visits.map((one) => one[what]));

async function visit(browser: Browser, url: string, member: SignedIn | undefined): Promise<Visit> {
  const context = await aPhone(browser, member);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await slowLineOf(devtools);
  let [requests, bytes] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({ request }) => (requests += request.url.startsWith('data:') ? 0 : 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} was answered with ${answer?.status()}.`);
  const paints = await page.evaluate<Pick<Visit, 'firstMs' | 'largestMs' | 'shift'>>(watched);
  await context.close();
  return { ...paints, requests, bytes };
}

/** String, as TypeScript's types lack these entries. */
const watched = `Promise.all(['largest-contentful-paint', 'layout-shift'].map((type) => new Promise((tell) => {
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type, buffered: true });
  setTimeout(() => tell([]), 300);
}))).then(([largest, shifts]) => ({
  firstMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  largestMs: largest.at(-1)?.startTime ?? NaN,
  shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
}))`;
