import type { Locator, Page } from 'playwright/test';
import { words as english } from '#web/words/en/chat/words.ts';
import { words as hindi } from '#web/words/hi/chat/words.ts';
import { words as uiInEnglish } from '#web/words/en/ui/words.ts';
import { words as uiInHindi } from '#web/words/hi/ui/words.ts';
import { asMember } from '#tests/journeys/members.ts';
import { axeViolations, expect, slow, inEveryLanguageAndSize, test } from '#tests/journeys/people.ts';
import { message, rowOf } from './talking.ts';

const speeches = { en: { words: english, ui: uiInEnglish }, hi: { words: hindi, ui: uiInHindi } };

/** Asserts accessibility and no horizontal overflow. */
async function isFit(page: Page): Promise<void> {
  expect(await axeViolations(page, 'both')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function isFitAndShut(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await isFit(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.describe('the messages bar nobody’s way, by day and by night (R-179, R-186)', slow, () => {
  inEveryLanguageAndSize('phone in en', (language) => {
    const { words, ui } = speeches[language];
    const log = (page: Page) => page.getByRole('log', { name: words.talk.log });
    const menu = (page: Page) => page.getByRole('button', { name: words.talk.more });
    const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

    test('in the list, a new message and a group to be', async ({ page }) => {
      await asMember(page, '/messages', 'Steady Marigold');
      await expect(rowOf(page, 'Sheet 4 is the flat')).toBeVisible();
      await isFit(page);
      await page.getByText(words.reach.title).click();
      await expect(page.getByRole('switch').first()).toBeVisible();
      await isFit(page);
      await page.getByRole('button', { name: words.newMessage }).first().click();
      const fresh = dialog(page, words.start.title);
      await fresh.getByRole('button', { name: words.start.send.direct, exact: true }).click();
      await expect(fresh.getByText(words.start.missing.as)).toBeVisible();
      await isFit(page);
      await fresh.getByRole('radio', { name: words.start.kinds.group }).check();
      await isFitAndShut(page, fresh);
    });

    test('in a conversation with a warning, its menu, its dialogs and its search', async ({ page }) => {
      await asMember(page, '/messages', 'Steady Marigold');
      await rowOf(page, 'ok 1,999 final').click();
      await expect(log(page)).toBeVisible();
      await isFit(page);
      await menu(page).click();
      await expect(page.getByRole('menuitem', { name: words.menu.search })).toBeVisible();
      await isFit(page);
      await page.getByRole('menuitem', { name: words.menu.disappearing }).click();
      await isFitAndShut(page, dialog(page, words.disappearing.title));
      await message(page, 'ok 1,999 final').getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      const acts = dialog(page, words.actions.title);
      await expect(acts).toBeVisible();
      await isFit(page);
      await acts.getByRole('button', { name: words.actions.report }).click();
      const report = dialog(page, words.reporting.title);
      await report.getByRole('button', { name: words.reporting.send, exact: true }).click();
      await expect(report.getByText(words.reporting.choose)).toBeVisible();
      await isFitAndShut(page, report);
      await menu(page).click();
      await page.getByRole('menuitem', { name: words.menu.search }).click();
      await page.getByRole('searchbox', { name: words.search.label }).fill('laptop');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: words.search.found(2) })).toBeVisible();
      await isFit(page);
    });

    test('in a request, and in a group with its people', async ({ page }) => {
      await asMember(page, '/messages', 'Steady Marigold');
      await rowOf(page, 'Hello, we don').click();
      await expect(page.getByRole('button', { name: words.request.accept })).toBeVisible();
      await isFit(page);
      await page.goto('/messages');
      await rowOf(page, 'Offer swap').click();
      await expect(log(page)).toBeVisible();
      await isFit(page);
      await menu(page).click();
      await page.getByRole('menuitem', { name: words.menu.people }).click();
      await isFitAndShut(page, dialog(page, words.people.title));
      await menu(page).click();
      await page.getByRole('menuitem', { name: words.menu.leave.group }).click();
      const question = dialog(page, words.leaving.title.group);
      await isFit(page);
      await question.getByRole('button', { name: ui.cancel }).click();
      await expect(question).toBeHidden();
    });
  });
});
