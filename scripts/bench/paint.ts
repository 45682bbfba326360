// Benchmark: when the first pages are painted on a slow connection and a slow phone, each beside static pages of the same server:
// one with the same text and style and nothing that moves, and one with hardly anything on it at all.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { browserFlags, browserPath } from '../test/browser.ts';
import { startProduct } from '../product/product.ts';
import { removeData } from '../product/product-database.ts';
import { atMost, medianOf, told, type Finding } from './finding.ts';

const runs = 5;
const mostTimes = 1.3;

/** Slow 4G as it is felt: 1.6 Mbit/s with a round trip of 150 ms, and a processor four times slower. Both are applied, not computed. */
const slowLine = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const slowerTimes = 4;

const folder = 'dist/web';
const pages = { 'the list of companies': '/list-of-companies', 'the feed': '/communities' } as const;
const bareFile = 'bare-page.html';
const sameFile = (url: string): string => `static-${url.slice(1)}.html`;

export async function paint(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-paint-'));
  await writeStaticPages(dataDir);
  const product = await startProduct({ dataDir, scale: 'demo' });
  const browser = await chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });
  const times = new Map<string, number[]>();
  const time = async (path: string) => void times.set(path, [...(times.get(path) ?? []), await largestPaintMs(browser, product.origin + path)]);
  for (let run = 0; run < runs; run++) {
    await time(`/${bareFile}`);
    for (const url of Object.values(pages)) {
      await time(`/${sameFile(url)}`);
      await time(url);
    }
  }
  await browser.close();
  await product.stop();
  for (const file of files()) for (const end of ['', '.br']) rmSync(join(folder, file + end));
  await removeData(dataDir);
  const usual = (path: string) => medianOf(times.get(path) ?? []);
  return [
    told('largest contentful paint of a bare page', usual(`/${bareFile}`), 'ms'),
    ...Object.entries(pages).flatMap(([name, url]) => [
      told(`largest contentful paint of ${name}, static`, usual(`/${sameFile(url)}`), 'ms'),
      told(`largest contentful paint of ${name}`, usual(url), 'ms'),
      atMost(`${name} beside the static page`, usual(url) / usual(`/${sameFile(url)}`), mostTimes, 'times'),
    ]),
  ];
}

const files = (): readonly string[] => [bareFile, ...Object.values(pages).map(sameFile)];

/** The page as the server renders it, without anything that runs; the server finds files only when it starts, so this is a start of its own. */
async function writeStaticPages(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, scale: 'demo' });
  for (const url of Object.values(pages)) {
    const rendered = await (await fetch(product.origin + url, { headers: { accept: 'text/html' } })).text();
    write(sameFile(url), rendered.replace(/<script[^>]*>.*?<\/script>|<link rel="preload"[^>]*>/gs, ''));
  }
  await product.stop();
  write(bareFile, barePage);
}

/** Writes a file as the build leaves it, with its compressed copy (Brotli) beside it. */
function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
}

async function largestPaintMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paintedMs = await page.evaluate<number>(lastLargestPaint);
  await context.close();
  return paintedMs;
}

/** Asked as text, because the types of this TypeScript do not know this kind of entry. */
const lastLargestPaint = `new Promise((tell) =>
  new PerformanceObserver((list) => tell(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`;

const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><h1>A bare page</h1>${'<p>It has a few lines of text and nothing else.</p>'.repeat(20)}</body></html>`;
