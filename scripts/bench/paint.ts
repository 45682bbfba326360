// When the list of companies is painted on a slow line and a slow phone, beside static pages of the same server:
// one with the same text and style and nothing that moves, and one with hardly anything on it at all.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { browserFlags, browserPath } from '../browser.ts';
import { startProduct } from '../product.ts';
import { removeData } from '../product-database.ts';
import { atMost, medianOf, told, type Finding } from './finding.ts';

const runs = 5;
const mostTimes = 1.3;

/** Slow 4G as it is felt: 1.6 Mbit/s with a round trip of 150 ms, and a processor four times slower. Both are applied, not computed. */
const slowLine = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const slowerTimes = 4;

const folder = 'dist/web';
const staticFiles = { same: 'static-page.html', bare: 'bare-page.html' } as const;

export async function paint(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-paint-'));
  await writeStaticPages(dataDir);
  const product = await startProduct({ dataDir, scale: 'demo' });
  const browser = await chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });
  const times = { bare: new Array<number>(), same: new Array<number>(), list: new Array<number>() };
  for (let run = 0; run < runs; run++) {
    times.bare.push(await largestPaintMs(browser, `${product.origin}/${staticFiles.bare}`));
    times.same.push(await largestPaintMs(browser, `${product.origin}/${staticFiles.same}`));
    times.list.push(await largestPaintMs(browser, `${product.origin}/list-of-companies`));
  }
  await browser.close();
  await product.stop();
  for (const file of Object.values(staticFiles)) for (const end of ['', '.br']) rmSync(join(folder, file + end));
  await removeData(dataDir);
  return [
    told('largest contentful paint of a bare page', medianOf(times.bare), 'ms'),
    told('largest contentful paint of the same page, static', medianOf(times.same), 'ms'),
    told('largest contentful paint of the list of companies', medianOf(times.list), 'ms'),
    atMost('the list beside the static page', medianOf(times.list) / medianOf(times.same), mostTimes, 'times'),
  ];
}

/** What the server prints, without anything that runs; the server finds files only when it starts, so this is a start of its own. */
async function writeStaticPages(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, scale: 'demo' });
  const printed = await (await fetch(`${product.origin}/list-of-companies`, { headers: { accept: 'text/html' } })).text();
  await product.stop();
  write(staticFiles.same, printed.replace(/<script[^>]*>.*?<\/script>|<link rel="preload"[^>]*>/gs, ''));
  write(staticFiles.bare, barePage);
}

/** A file as the build leaves it: beside it, the same in fewer bytes. */
function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
}

async function largestPaintMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paintedMs = await page.evaluate<number>(lastLargestPaint);
  await context.close();
  return paintedMs;
}

/** Asked as text, because the types of this TypeScript do not know this kind of entry. */
const lastLargestPaint = `new Promise((tell) =>
  new PerformanceObserver((list) => tell(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`;

const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><h1>A bare page</h1>${'<p>It has a few lines of text and nothing else.</p>'.repeat(20)}</body></html>`;
