// Benchmark: what it costs a phone to make a made-up name and to post under it.
import type { Browser } from 'playwright';
import { startProduct } from '../product/product.ts';
import { inNewFolder } from '../product/stopped-product.ts';
import { medianOf, recorded, type Finding } from '../bench/finding.ts';
import { aPhone, slowerTimes, withBrowser } from './phone.ts';

const rounds = 5;

const joinPath = `/login/google?referer=${encodeURIComponent('/communities?openOnboarding=w')}`;

export async function joining(): Promise<readonly Finding[]> {
  const costs = await inNewFolder('joining', (dataDir) => withBrowser((browser) => costsOf(browser, dataDir)));
  const slower = costs.map((cost) => cost * slowerTimes);
  return [recorded(`making a name and posting under it, processor ${slowerTimes} times slower`, medianOf(slower), 'ms')];
}

async function costsOf(browser: Browser, dataDir: string): Promise<readonly number[]> {
  const product = await startProduct({ dataDir, scale: 'test' });
  try {
    const costs: number[] = [];
    // The first, in which nothing is warm, is not counted.
    for (let round = 0; round <= rounds; round++) costs.push(await costOf(browser, product.origin));
    return costs.slice(1);
  } finally {
    await product.stop();
  }
}

/** Cost from pressing a name to the post in the feed. */
async function costOf(browser: Browser, origin: string): Promise<number> {
  const context = await aPhone(browser);
  const page = await context.newPage();
  await page.goto(origin + joinPath);
  await page.getByRole('button', { name: 'Someone new' }).click();
  await page.getByRole('group', { name: 'Or take one of these' }).getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await spentMs(browser);
  await page.evaluate(joinAndPost);
  const cost = (await spentMs(browser)) - before;
  await context.close();
  return cost;
}

/** Runs inside the page, as polling from outside costs its time. A string, without DOM types. */
const joinAndPost = `(async () => {
  const until = (find) => new Promise((found) => {
    const look = () => {
      const element = find();
      if (element) found(element);
      if (element) watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    look();
  });
  const among = (selector, text) => () => [...document.querySelectorAll(selector)].find((element) => text.test(element.textContent));
  const press = async (selector, text = /./) => (await until(among(selector, text))).click();
  const write = async (selector, words) => {
    const field = await until(() => document.querySelector(selector));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  await press('dialog[open] fieldset button');
  await until(among('dialog[open] form', / is free\\./));
  await press('dialog[open] .dialog-foot .main');
  await until(among('dialog[open] h2', /^Where are you now/));
  document.querySelector('dialog[open] .dialog-head button[aria-label=Close]').click();
  await until(() => !document.querySelector('dialog[open]'));
  await press('main button', /^Ask, share or start a poll/);
  await write('dialog[open] input.input', 'How long is the notice here');
  await write('dialog[open] input[role=combobox]', 'notice');
  await press('dialog[open] [role=option]');
  await press('dialog[open] button', /^Post as /);
  await until(among('article h2', /^How long is the notice here/));
})()`;

async function spentMs(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}
