// How long the take-home calculator takes from a keystroke to the new answer, drawing left out, on a slow processor.
import type { Browser } from 'playwright';
import { screens } from '#core/navigation/screens.ts';
import { atMost, medianOf, percentileOf, told, type Finding } from '../bench/finding.ts';
import { aPhone, slowDown, slowerTimes } from './phone.ts';

const keystrokes = 60;
const warmUps = 10;
const frameMs = 16;

export async function keystroke(browser: Browser, origin: string): Promise<readonly Finding[]> {
  const context = await aPhone(browser);
  const page = await context.newPage();
  await page.goto(origin + screens.takeHome);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await slowDown(page);
  const counted = (await page.evaluate<number[]>(typing)).slice(warmUps);
  await context.close();
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
