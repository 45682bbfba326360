import type { Page } from 'playwright/test';
import { desktop, expect, slow, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';
import { lineOf } from './a-line.ts';
import { linesOf } from './frames.ts';
import { inBar, log, rowOf, say, talk, test } from './talking.ts';
import { askToLeave } from '#tests/journeys/members.ts';

test.use({ viewport: desktop });

/** Signs out, leaving the made-up name's key in this browser. */
async function leave(page: Page): Promise<void> {
  await (await askToLeave(page)).getByRole('button', { name: 'Log out but keep the key in this browser' }).click();
}

test('tabs share one line for each persona, and a remaining tab takes over (R-182, B-32)', slow, async ({ page, context, theirs }) => {
  const first = linesOf(page);
  const { other } = await talk(page, theirs, { one: aWriter(atWork), other: aWriter() });
  await expect.poll(() => first().length, 'one line for the made-up name, one for what they work as').toBe(2);
  const second = await context.newPage();
  const its = linesOf(second);
  await visit(second, '/messages');
  await rowOf(second, other.name).click();
  await say(theirs, 'Both tabs hear this');
  for (const tab of [page, second]) await expect(log(tab).getByText('Both tabs hear this')).toBeVisible();
  await say(second, 'And this from the second');
  for (const tab of [page, theirs]) await expect(log(tab).getByText('And this from the second')).toBeVisible();
  expect([first().length, its().length]).toEqual([2, 0]);

  await page.close();
  await expect.poll(() => its().length, 'the second tab has the lines').toBe(2);
  await say(theirs, 'The other tab is shut');
  await expect(log(second).getByText('The other tab is shut')).toBeVisible();
  await say(second, 'This one goes on');
  await expect(log(theirs).getByText('This one goes on')).toBeVisible();
});

test('a sign-out in one tab ends all lines and leaves no conversations (B-32, S-124)', slow, async ({ page, context, theirs }) => {
  const first = linesOf(page);
  const { one, other } = await talk(page, theirs);
  await say(page, 'Nobody else shall read this');
  const second = await context.newPage();
  const its = linesOf(second);
  await visit(second, '/list-of-companies');
  await expect.poll(() => [...first().map(() => 'first'), ...its().map(() => 'second')], 'one line for both tabs').toHaveLength(1);

  await leave(second);
  await expect.poll(() => first().length + its().length, { message: 'no line is left', timeout: 2_000, intervals: [50] }).toBe(0);
  await expect(page.getByText('Your messages are here.')).toBeVisible();
  await expect(page.getByText('Nobody else shall read this')).toHaveCount(0);
  for (const name of [one.name, other.name]) await expect(page.getByText(name)).toHaveCount(0);
  await expect(inBar(second)).toHaveCount(0);
  await say(theirs, 'Are you still there?');
  await expect(second.getByText('Are you still there?')).toHaveCount(0);

  await asWriter(page, '/messages');
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await expect(inBar(page)).toHaveAccessibleName('Messages');
  for (const text of ['Nobody else shall read this', 'Are you still there?', other.name]) await expect(page.getByText(text)).toHaveCount(0);
  await leave(page);
  await hears(page, 'You are logged out.');
  await asWriter(page, '/messages', one);
  await rowOf(page, other.name).click();
  await expect(log(page).getByText('Nobody else shall read this')).toBeVisible();
  await expect(log(page).getByText('Are you still there?')).toBeVisible();
});

test('signing out warns of a waiting message, and can be cancelled (S-124, B-26)', slow, async ({ page, context, theirs }) => {
  const line = await lineOf(context);
  await talk(page, theirs);
  await line.cut();
  await say(page, 'Nobody has this yet');
  await expect(log(page).getByText('Waiting to send')).toBeVisible();
  const letGo = line.hold();
  await line.repair();
  const question = await askToLeave(page);
  await expect(question).toContainText('message is not sent yet');
  await question.getByRole('button', { name: 'Stay' }).click();
  letGo();
  await expect(log(theirs).getByText('Nobody has this yet')).toBeVisible();
});
