// Benchmark: how a long feed and a long conversation scroll, and how soon a press is answered there, on a phone whose processor is four times slower than this one.
import type { Browser, BrowserContext } from 'playwright';
import { startProduct } from '../product/product.ts';
import { feedFixtureDir, openFeedFixture } from '../fixtures/feed-world.ts';
import { atMost, type Finding } from '../bench/finding.ts';
import { fillLongTalk, longTalk } from '../fixtures/long-talk.ts';
import { aPhone, signIn, slowerTimes, withBrowser } from './phone.ts';
import { pressed, scrolledThrough, slowPage } from './watched.ts';

const cards = 1_000;
const mostMs = 100;
const mostShift = 0.05;

export async function scroll(): Promise<readonly Finding[]> {
  const database = await openFeedFixture();
  await fillLongTalk(database.url);
  await database.close();
  const product = await startProduct({ dataDir: feedFixtureDir, scale: 'demo' });
  return withBrowser((browser) => scrolled(browser, product.origin)).finally(product.stop);
}

const where = `press to paint, processor ${slowerTimes} times slower`;

async function scrolled(browser: Browser, origin: string): Promise<readonly Finding[]> {
  const context = await aPhone(browser);
  await signIn(context, origin);
  const page = await slowPage(context, `${origin}/communities?order=latest`, (opened) => opened.locator('article').first());
  const { findings, shift } = await scrolledThrough(page, 'cards', { drawn: 'article', count: cards, scroller: 'window' });
  const low = page.locator('article').nth(cards - 5);
  const voted = await pressed(page, low.getByRole('button', { name: 'Upvote' }));
  const url = await low.locator('h2 a').getAttribute('href');
  await page.close();
  const post = await slowPage(context, `${origin}${url}`, (opened) => opened.locator('article').first());
  await post.locator('#reply textarea').pressSequentially('Ask for it by mail.', { delay: 50 });
  const commented = await pressed(post, post.locator('#reply').getByRole('button', { name: 'Post' }));
  await post.close();
  return [
    ...findings,
    atMost('layout shift meanwhile', shift, mostShift, ''),
    atMost(`a vote below ${cards} cards: ${where}`, voted, mostMs, 'ms'),
    atMost(`a comment: typing and ${where}`, commented, mostMs, 'ms'),
    ...(await scrolledTalk(context, origin)),
  ];
}

/** Scrolls up ten thousand messages and measures the response at the top. */
async function scrolledTalk(context: BrowserContext, origin: string): Promise<readonly Finding[]> {
  const list = await context.newPage();
  await list.goto(`${origin}/messages`);
  const url = await list.getByRole('link', { name: longTalk.lastLine }).getAttribute('href');
  await list.close();
  const page = await slowPage(context, `${origin}${url}`, (opened) => opened.getByRole('log').getByText(longTalk.lastLine));
  const { findings } = await scrolledThrough(page, 'messages', {
    drawn: '[role=log] [tabindex="-1"]',
    count: longTalk.messages,
    scroller: `document.querySelector('[role=log]').parentElement.parentElement`,
    isUpward: true,
    mostSeconds: 400,
  });
  const opened = await pressed(page, page.getByRole('button', { name: /^Actions for/ }).last());
  await page.close();
  return [...findings, atMost(`what can be done about a message below ${longTalk.messages}: ${where}`, opened, mostMs, 'ms')];
}
