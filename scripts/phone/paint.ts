// Benchmark: when the first pages are painted on a slow connection and a slow phone, each beside a static page of 1 KB of the same server,
// and how much is fetched for them.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { screens } from '#core/navigation/screens.ts';
import { startProduct } from '../product/product.ts';
import { removeData } from '../product/product-database.ts';
import { barePath, layBarePage } from '../bench/bare-page.ts';
import { atMost, medianOf, ratioOf, told, type Finding } from '../bench/finding.ts';
import { aPhone, openBrowser, slowDown, slowLineOf } from './phone.ts';
import { bodyOf } from '../bench/requests.ts';

const runs = 5;
const mostTimes = 1.3;
const mostRequests = 10;
const mostBytes = 190_000;

/** One visit: the first paint, the largest one, and what came over the line. */
interface Visit {
  readonly firstMs: number;
  readonly largestMs: number;
  readonly requests: number;
  readonly bytes: number;
}

export async function paint(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-paint-'));
  const removeBarePage = layBarePage();
  const product = await startProduct({ dataDir, scale: 'demo' });
  const browser = await openBrowser();
  try {
    const pages = await pagesOf(product.origin);
    const bare: Visit[] = [];
    const visits = pages.map(([name, path]) => ({ name, path, all: [] as Visit[] }));
    for (const { path } of visits) await bodyOf(product, path);
    for (let run = 0; run < runs; run++) {
      bare.push(await visit(browser, product.origin + barePath));
      for (const { path, all } of visits) all.push(await visit(browser, product.origin + path));
    }
    return [told('a static page of 1 KB: first paint', usual(bare, 'firstMs'), 'ms'), ...visits.flatMap(({ name, all }) => findingsOf(name, all, bare))];
  } finally {
    await browser.close();
    await product.stop();
    removeBarePage();
    await removeData(dataDir);
  }
}

/** The pages that readers come to first, with a company and a post that are there. */
async function pagesOf(origin: string): Promise<readonly (readonly [string, string])[]> {
  const linkIn = async (path: string, link: RegExp) => link.exec((await bodyOf({ origin }, path)).toString())?.[1] ?? '';
  return [
    ['feed', screens.communities],
    ['companies', screens.companies],
    ['company', await linkIn(screens.companies, /href="(\/overview\/[^"?#]+)/)],
    ['post', await linkIn(screens.communities, /href="(\/p\/[^"?#]+)/)],
    ['take-home', screens.takeHome],
  ];
}

const findingsOf = (name: string, visits: readonly Visit[], bare: readonly Visit[]): readonly Finding[] => [
  told(`${name}: first paint`, usual(visits, 'firstMs'), 'ms'),
  told(`${name}: largest paint`, usual(visits, 'largestMs'), 'ms'),
  atMost(
    `${name}: first paint beside a static page of 1 KB`,
    ratioOf(
      visits.map(({ firstMs }) => firstMs),
      bare.map(({ firstMs }) => firstMs),
    ),
    mostTimes,
    'times',
  ),
  atMost(`${name}: requests`, usual(visits, 'requests'), mostRequests, ''),
  atMost(`${name}: bytes over the line`, usual(visits, 'bytes'), mostBytes, 'bytes'),
];

const usual = (visits: readonly Visit[], what: keyof Visit): number => medianOf(visits.map((one) => one[what]));

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await aPhone(browser);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await slowLineOf(devtools);
  let [requests, bytes] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({ request }) => (requests += request.url.startsWith('data:') ? 0 : 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} was answered with ${answer?.status()}.`);
  const { firstMs, largestMs } = await page.evaluate<Pick<Visit, 'firstMs' | 'largestMs'>>(paints);
  await context.close();
  return { firstMs, largestMs, requests, bytes };
}

/** Asked as text, because the types of this TypeScript do not know these kinds of entries. */
const paints = `new Promise((tell) => new PerformanceObserver((list) => tell({
  firstMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  largestMs: list.getEntries().at(-1).startTime,
})).observe({ type: 'largest-contentful-paint', buffered: true }))`;
