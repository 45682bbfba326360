// Benchmark: how a feed is read while 1,000 counts of what is used come in a second, beside the same feed while none comes.
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { mostCounts, vitals, type UsageBatch } from '#core/usage/usage-counts.ts';
import { knownPages } from '#core/usage/known-pages.ts';
import { dayOf } from '#core/figures/ago.ts';
import { startProduct } from '../product/product.ts';
import { openFilled, openStopped } from '../product/stopped-product.ts';
import { atLeast, atMost, percentileOf, recorded, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { Asking } from './requests.ts';
import { writerHeaders } from './under-limits.ts';

const dataDir = '.cache/counted-world';
const countsASecond = 1_000;
const batchEveryMs = (1_000 * mostCounts) / countsASecond;
const clients = 4;
const warmRequests = 400;
const timedRequests = 2_000;
/** Runs long enough to span writes, which come every few seconds. */
const leastSeconds = 20;
const path = '/api/feed/v3/feed?order=FOR_YOU&limit=20';

export async function usage(): Promise<readonly Finding[]> {
  const cookie = await prepare();
  const today = dayOf(Date.now());
  const product = await startProduct({ dataDir, scale: 'demo' });
  const asking = new Asking({ origin: product.origin, paths: [path], headers: { cookie } }, clients);
  await asking.ask(warmRequests);
  const alone = percentileOf(await asking.ask(timedRequests), 95);
  const counting = new Counting(product.origin);
  const began = performance.now();
  const secondsGone = () => (performance.now() - began) / 1_000;
  const tookMs = await asking.askUntil(() => secondsGone() > leastSeconds);
  const seconds = secondsGone();
  await counting.stop();
  asking.rest();
  await product.stop();
  const beside = percentileOf(tookMs, 95);
  return [
    recorded('the feed while nothing is counted: p95', alone, 'ms'),
    recorded(`the feed meanwhile, ${tookMs.length} times: p95`, beside, 'ms'),
    atLeast('counts that were taken meanwhile', counting.taken / seconds, countsASecond * 0.9, '/s'),
    atMost('the second p95 is so many times the first', beside / alone, 2, 'times'),
    atLeast('pages that are written at the end', await pagesWritten(today), counting.pages, ''),
  ];
}

/** Sends batches at an even pace, without waiting for answers. */
class Counting {
  taken = 0;
  pages = 0;
  readonly #origin: string;
  readonly #timer: NodeJS.Timeout;
  readonly #sent: Promise<void>[] = [];

  constructor(origin: string) {
    this.#origin = origin;
    this.#timer = setInterval(() => void this.#sent.push(this.#send(this.#sent.length)), batchEveryMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#sent);
  }

  async #send(batch: number): Promise<void> {
    const counts = Array.from({ length: mostCounts }, (_, at) => countOf(batch * mostCounts + at));
    const body: UsageBatch = { tenant: 9, tracker: 9205, userType: 9, deviceType: 'WAP', counts };
    const { status } = await fetch(`${this.#origin}/api/v4/log/counts`, { method: 'POST', headers: writerHeaders, body: JSON.stringify(body) });
    if (status !== 204) throw new Error(`Counts were answered with ${status}.`);
    this.taken += mostCounts;
    this.pages += counts.filter(({ kind }) => kind === 'page').length;
  }
}

function countOf(at: number): UsageBatch['counts'][number] {
  const pageName = knownPages[at % knownPages.length] ?? 'HomeScreen';
  const vital = vitals[at % vitals.length] ?? 'LCP';
  return at % 3 === 0 ? { kind: 'page', pageName } : { kind: 'vital', vital, pageName, value: (at * 7_919) % 9_000 };
}

/** Fills a cached world without its counts, and returns a member's cookie. */
async function prepare(): Promise<string> {
  const { db, close } = await openFilled(dataDir, 'demo');
  for (const table of ['usage_count', 'usage_measure'] as const) await db.deleteFrom(table).execute();
  const [cookie = ''] = await signedInMembers(db, openSecrets({ dataDir }), 1);
  await close();
  return cookie;
}

/** Pages of today only, as the demo invents earlier days. */
async function pagesWritten(today: string): Promise<number> {
  const { db, close } = await openStopped(dataDir);
  const { pages } = await db
    .selectFrom('usage_count')
    .select((of) => of.fn.sum<number>('times').as('pages'))
    .where('kind', '=', 'page')
    .where('day', '>=', today)
    .executeTakeFirstOrThrow();
  await close();
  return Number(pages);
}
