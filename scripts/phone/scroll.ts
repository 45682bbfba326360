// Benchmark: how a long feed and a long conversation scroll, and how soon a press is answered there, on a phone whose processor is four times slower than this one.
import { startProduct } from '../product/product.ts';
import { feedWorldDir, openFeedWorld } from '../worlds/feed-world.ts';
import { atMost, told, type Finding } from '../bench/finding.ts';
import { fillLongTalk } from '../worlds/long-talk.ts';
import { aPhone, openBrowser, signIn, slowerTimes } from './phone.ts';
import { scrollTalk } from './scroll-talk.ts';
import { longTaskMs, pressed, quickThumb, slowPage, watchedSoFar } from './watched.ts';

const cards = 1_000;
const mostMs = 100;
const mostShift = 0.05;

export async function scroll(): Promise<readonly Finding[]> {
  const database = await openFeedWorld();
  await fillLongTalk(database.url);
  await database.close();
  const product = await startProduct({ dataDir: feedWorldDir, scale: 'demo' });
  const browser = await openBrowser();
  const context = await aPhone(browser);
  await signIn(context, product.origin);
  const page = await slowPage(context, `${product.origin}/communities?order=latest`, (opened) => opened.locator('article').first());
  await page.evaluate(quickThumb({ drawn: 'article', count: cards, scroller: 'window' }));
  const read = await watchedSoFar(page);
  const drawn = await page.locator('article').count();
  if (drawn < cards) throw new Error(`Only ${drawn} cards were drawn.`);
  const voted = await pressed(
    page,
    page
      .locator('article')
      .nth(cards - 5)
      .getByRole('button', { name: 'Upvote' }),
  );
  const url = await page
    .locator('article h2 a')
    .nth(cards - 5)
    .getAttribute('href');
  await page.close();
  const post = await slowPage(context, `${product.origin}${url}`, (opened) => opened.locator('article').first());
  await post.locator('#reply textarea').pressSequentially('Ask for it by mail.', { delay: 50 });
  const commented = await pressed(post, post.locator('#reply').getByRole('button', { name: 'Post' }));
  await post.close();
  const talk = await scrollTalk(context, product.origin);
  await browser.close();
  await product.stop();
  const where = `processor ${slowerTimes} times slower`;
  return [
    atMost(`longest task while ${cards} cards are scrolled through, ${where}`, Math.max(0, ...read.longTasks), longTaskMs, 'ms'),
    told(`tasks of ${longTaskMs} ms or more meanwhile`, read.longTasks.length, 'tasks'),
    atMost('layout shift meanwhile', read.shift, mostShift, ''),
    atMost(`a vote below ${cards} cards: press to paint, ${where}`, voted, mostMs, 'ms'),
    atMost(`a comment: typing and press to paint, ${where}`, commented, mostMs, 'ms'),
    ...talk,
  ];
}
