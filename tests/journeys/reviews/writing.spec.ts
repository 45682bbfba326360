import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { aNewcomer, asMember } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, slow, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { countPresses, deleteOnly, go, logInToSend } from '#tests/journeys/contributions/sending.ts';

const stepIs = (page: Page, step: number) => expect(page.getByText(`Step ${step} of 8`)).toBeVisible();

/** Fills in all required fields, from the second step to the last. */
async function sayAll(page: Page, dislikes: string): Promise<void> {
  await stepIs(page, 2);
  await page.getByRole('radio', { name: /^4/ }).check();
  await go(page);
  await stepIs(page, 3);
  await page.getByRole('group', { name: 'Work and life balance' }).getByRole('radio', { name: /^5/ }).check();
  await go(page);
  await stepIs(page, 4);
  await page.getByRole('textbox').fill('People help each other, and the shift ends when it should.');
  await go(page);
  await stepIs(page, 5);
  await page.getByRole('textbox').fill(dislikes);
  await go(page);
  await stepIs(page, 6);
  await go(page);
  await stepIs(page, 7);
  await page.getByRole('textbox', { name: 'Notice period in days' }).fill('60');
  await go(page);
  await stepIs(page, 8);
}

async function beginOn(page: Page): Promise<void> {
  await visit(page, '/list-of-companies');
  await page.locator('main li h2 a').first().click();
  await page.getByRole('main').locator('header').getByRole('link', { name: 'Write a review' }).click();
  await stepIs(page, 1);
  await page.getByRole('radio', { name: 'No, I left' }).check();
  await go(page);
}

/** True if an element is uncovered and fully on screen. */
function isInSight(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((height) => element.contains(document.elementFromPoint(left + width / 2, height)));
}

test.describe('a review written on a phone (R-084, R-085, R-090, F-07)', () => {
  test.use({ viewport: phone });

  test('survives a reload, is sent by the login, and deleted by its key (F-05)', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (said) => said.type() === 'error' && problems.push(said.text()));
    await beginOn(page);
    await sayAll(page, 'The canteen is far, and the bus does not wait for anybody.');
    await isReadable(page);
    await page.reload();
    await stepIs(page, 8);
    await expect(page.getByText('the bus does not wait')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Not shown yet:' }).locator('s')).toHaveCount(1);

    const presses = await countPresses(page);
    await logInToSend(page, aNewcomer(), 'Your review is on its way', 'Review submitted');
    expect(presses()).toBeLessThan(10);
    expect(problems).toEqual([]);
    await expect(page.getByRole('region', { name: 'While you are here' }).getByRole('button')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await deleteOnly(page);
  });

  test('has the way on in sight above the bottom bar, however long a step is', slow, async ({ page }) => {
    await beginOn(page);
    await stepIs(page, 2);
    await page.getByRole('radio', { name: /^4/ }).check();
    await go(page);
    await stepIs(page, 3);
    const on = await page.getByRole('button', { name: 'Continue' }).elementHandle();
    for (const place of [0, 400]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      expect(await on?.evaluate(isInSight)).toBe(true);
    }
  });
});

test.describe('a review with words that lead to a person (F-10)', () => {
  test.use({ viewport: desktop });

  test('is refused with a telephone number, and with a name waits for a moderator', slow, async ({ page, browser, baseURL }) => {
    const title = `Ward ${randomUUID().slice(0, 8)}`;
    await asMember(page, '/contribute', 'Calm Peepal');
    await beginOn(page);
    await sayAll(page, 'Head nurse Sunita Patil shouts at everyone, call her on 98220 12345.');
    await page.getByRole('textbox', { name: /Headline/ }).fill(title);
    await expect(page.getByRole('heading', { name: 'A phone number has to go first' })).toBeVisible();
    await expect(page.getByText('A moderator reads this first.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take the number out and send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your review is on its way' })).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
    const queue = await context.newPage();
    await asMember(queue, '/moderation', 'Fair Gulmohar');
    const item = queue.getByRole('article', { name: title });
    await item.getByRole('heading', { level: 2 }).getByRole('button').click();
    await expect(item.getByText('call her on (number taken out)')).toBeVisible();
    await expect(item.getByText('98220')).toHaveCount(0);
    await context.close();
  });
});

test.describe('a review that a moderator reads first (F-28, F-04)', () => {
  test.use({ viewport: desktop });

  test('waits for a lost line, is taken down by a rule, and appealed', slow, async ({ page, context: own, browser, baseURL }) => {
    const title = `Loud place ${randomUUID().slice(0, 8)}`;
    await asMember(page, '/contribute', 'Calm Peepal');
    await beginOn(page);
    await sayAll(page, 'The keeper of a kutta sits in the lift every morning and barks.');
    await page.getByRole('textbox', { name: /Headline/ }).fill(title);
    await own.setOffline(true);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText(/No connection\. What you wrote is saved here/)).toBeVisible();
    await own.setOffline(false);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your review is on its way' })).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
    const queue = await context.newPage();
    await asMember(queue, '/moderation', 'Fair Gulmohar');
    const item = queue.getByRole('article', { name: title });
    await item.getByRole('heading', { level: 2 }).getByRole('button').click();
    await item.getByRole('button', { name: 'Take it down', exact: true }).click();
    await item.getByRole('button', { name: 'Yes, take it down' }).click();
    await expect(item).toHaveCount(0);
    await context.close();

    await visit(page, '/contribute');
    await page.getByRole('button', { name: 'Check status' }).first().click();
    await expect(page.getByText('A moderator took your review down.')).toBeVisible();
    await page.getByText('Ask for a second look').click();
    await page.getByRole('textbox', { name: 'Why it should stay up' }).fill('Everybody says so, I do not.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/You have asked for a second look/)).toBeVisible();
  });
});
