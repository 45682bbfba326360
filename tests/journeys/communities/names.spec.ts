import type { Locator, Page } from 'playwright/test';
import { card, composed, post, titled } from './composing.ts';
import { axeViolations, desktop, expect, slow, phone, test } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

const said = 'My manager Rakesh Sharma shouts at the nurses every day in ward 4.';

/** Composer with a post in which the check found a name. */
async function askedAbout(page: Page, title: string): Promise<Locator> {
  const composer = await composed(page, title, { text: said });
  await composer.getByRole('button', { name: /^Post (as|under) / }).click();
  await expect(composer.getByRole('heading', { name: 'Could this identify you?' })).toBeFocused();
  return composer;
}

test.describe('a name in what is written (F-10)', () => {
  test.use({ viewport: desktop });

  test('is asked about before a post goes out, and taken out by one press', async ({ page }) => {
    await asWriter(page, '/communities');
    const title = titled('Shouting every day');
    const composer = await askedAbout(page, title);
    await composer.getByRole('button', { name: 'Remove: “Rakesh Sharma”' }).click();
    await expect(composer.getByLabel('Text', { exact: true })).toHaveValue('My manager shouts at the nurses every day in ward 4.');
    await composer.getByRole('button', { name: 'Send it as it is' }).click();
    await expect(card(page, title)).toContainText('My manager shouts at the nurses every day in ward 4.');
    await expect(card(page, title)).not.toContainText('Rakesh');
  });

  test('is asked about on a phone without a barrier, and Escape leads back', slow, async ({ page }) => {
    await page.setViewportSize(phone);
    await asWriter(page, '/communities');
    const title = titled('Shouting every day');
    const composer = await askedAbout(page, title);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(composer.getByLabel('Text', { exact: true })).toBeFocused();
    await expect(composer.getByLabel('Text', { exact: true })).toHaveValue(said);
    await composer.getByLabel('Text', { exact: true }).fill('The manager shouts at the nurses every day.');
    await post(page, composer, title);
  });
});
