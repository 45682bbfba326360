// Benchmark: how a conversation of ten thousand messages scrolls from its end to its beginning, and how soon it answers there.
import type { BrowserContext } from 'playwright';
import { atMost, told, type Finding } from '../bench/finding.ts';
import { longTalk } from '../worlds/long-talk.ts';
import { slowerTimes } from './phone.ts';
import { longTaskMs, pressed, quickThumb, slowPage, watchedSoFar } from './watched.ts';

const mostMs = 100;

export async function scrollTalk(context: BrowserContext, origin: string): Promise<readonly Finding[]> {
  const list = await context.newPage();
  await list.goto(`${origin}/messages`);
  const url = await list.getByRole('link', { name: longTalk.lastLine }).getAttribute('href');
  await list.close();
  const page = await slowPage(context, `${origin}${url}`, (opened) => opened.getByRole('log').getByText(longTalk.lastLine));
  const messages = '[role=log] [tabindex="-1"]';
  const scroller = `document.querySelector('[role=log]').parentElement.parentElement`;
  await page.evaluate(quickThumb({ drawn: messages, count: longTalk.messages, scroller, isUpward: true, mostSeconds: 400 }));
  const read = await watchedSoFar(page);
  const drawn = await page.locator(messages).count();
  if (drawn < longTalk.messages) throw new Error(`Only ${drawn} messages were drawn.`);
  const opened = await pressed(page, page.getByRole('button', { name: /^Actions for/ }).last());
  await page.close();
  const where = `processor ${slowerTimes} times slower`;
  return [
    atMost(`longest task while ${longTalk.messages} messages are scrolled through, ${where}`, Math.max(0, ...read.longTasks), longTaskMs, 'ms'),
    told(`tasks of ${longTaskMs} ms or more meanwhile`, read.longTasks.length, 'tasks'),
    atMost(`what can be done about a message below ${longTalk.messages}: press to paint, ${where}`, opened, mostMs, 'ms'),
  ];
}
