import type { Locator, Page } from 'playwright/test';
import { accountMenu } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

async function choose(page: Page, thing: Locator, action: string): Promise<void> {
  await thing.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).and(page.locator(':visible')).click();
}

/** Post of another member in the feed, who may have more there. */
const someCard = (page: Page) => page.getByRole('feed').getByRole('article').nth(2);

test.describe('a member who would rather not read an author (R-072)', () => {
  test.use({ viewport: desktop });

  test('mutes after reading what that does, and takes it back in place', async ({ page }) => {
    await asWriter(page, '/communities');
    const card = someCard(page);
    const title = (await card.getByRole('heading').innerText()).trim();
    await choose(page, card, 'Mute this author');
    // Of what someone works as it is this one post that is hidden.
    const dialog = page.getByRole('dialog', { name: /^(Mute|Hide) / });
    await expect(dialog.getByText('They will not know. They can read and reply to you as before.')).toBeVisible();
    await dialog.getByRole('button', { name: /^(Mute|Hide)$/ }).click();
    await expect(card).toHaveAccessibleName(/is (muted|hidden)\.$/);
    await expect(card).toBeFocused();
    await expect(page.getByRole('feed').getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('feed').getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  test('sees none of it after a reload, until they undo that in settings', async ({ page }) => {
    await asWriter(page, '/communities');
    const card = someCard(page);
    const title = (await card.getByRole('heading').innerText()).trim();
    await choose(page, card, 'Mute this author');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Mute|Hide)$/ })
      .click();
    await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
    const post = page.getByRole('feed').getByRole('heading', { name: title, exact: true });
    await visit(page, '/communities');
    await expect(page.getByRole('feed').getByRole('article').nth(2)).toBeVisible();
    await expect(post).toHaveCount(0);
    await visit(page, '/settings/muted-and-blocked');
    const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ });
    await undo.click();
    await expect(undo).toHaveCount(0);
    await visit(page, '/communities');
    await expect(post).toBeVisible();
  });

  test('blocks, finds the persona in the settings by the menu, and undoes it there', slow, async ({ page }) => {
    await asWriter(page, '/communities');
    await choose(page, someCard(page), 'Block this author');
    const dialog = page.getByRole('dialog', { name: /^Block / });
    const name = /^Block (.*)\?$/.exec(await dialog.getByRole('heading').innerText())?.[1] ?? '';
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(someCard(page)).toHaveAccessibleName(`${name} is blocked.`);
    await (await accountMenu(page)).getByRole('link', { name: 'Muted and blocked' }).click();
    const row = page.getByRole('region', { name: 'Blocked' }).getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: `Undo: block ${name}` }).click();
    await expect(row).toHaveCount(0);
    await visit(page, '/settings/muted-and-blocked');
    await expect(page.getByRole('button', { name: `Undo: block ${name}` })).toHaveCount(0);
  });
});

test.describe('muting', () => {
  test.use({ viewport: phone });

  test('is in nobody’s way', slow, async ({ page }) => {
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await axeViolations(page)).map((barrier) => `${name}: ${barrier}`));
    await asWriter(page, '/communities');
    await choose(page, someCard(page), 'Block this author');
    const dialog = page.getByRole('dialog', { name: /^Block / });
    await expect(dialog).toBeVisible();
    await look('the question');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(someCard(page)).toHaveAccessibleName(/is blocked\.$/);
    await look('the note');
    await visit(page, '/settings/muted-and-blocked');
    const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveCount(1);
    await look('the list');
    await undo.click();
    await expect(undo).toHaveCount(0);
    expect(found).toEqual([]);
  });
});
