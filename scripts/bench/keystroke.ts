// Benchmark: how long the take-home calculator takes from a keystroke to the new answer, on a processor four times slower.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../test/browser.ts';
import { startProduct } from '../product/product.ts';
import { removeData } from '../product/product-database.ts';
import { atMost, medianOf, percentileOf, told, type Finding } from './finding.ts';

const keystrokes = 60;
const warmUps = 10;
const slowerTimes = 4;
const frameMs = 16;

export async function keystroke(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-keystroke-'));
  const product = await startProduct({ dataDir, scale: 'none' });
  const browser = await chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${product.origin}/salaries/take-home-salary-calculator`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
  const times = await page.evaluate<number[]>(typing);
  await browser.close();
  await product.stop();
  await removeData(dataDir);
  const counted = times.slice(warmUps);
  return [
    atMost(`a keystroke to the new answer, processor ${slowerTimes} times slower, median`, medianOf(counted), frameMs, 'ms'),
    told('the same, 95th percentile', percentileOf(counted, 95), 'ms'),
  ];
}

/**
 * Types another amount again and again, each time waiting until everything else has been drawn, and tells how long the answer took to change.
 * Asked as text, because scripts know nothing of documents.
 */
const typing = `(async () => {
  const field = document.querySelector('main input.input');
  const answer = document.querySelector('#result .big');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const taken = [];
  for (let turn = 0; turn < ${warmUps + keystrokes}; turn++) {
    const before = answer.textContent;
    const began = performance.now();
    write.call(field, 20 + (turn % 40) + '.' + (turn % 10) + 'L');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    if (answer.textContent === before) throw new Error('The answer did not follow the keystroke');
    taken.push(performance.now() - began);
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  return taken;
})()`;
