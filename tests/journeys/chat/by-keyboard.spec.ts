import type { Locator, Page } from 'playwright/test';
import { desktop, expect, slow, visit } from '#tests/journeys/people.ts';
import { asWriter, aWriter } from '#tests/journeys/writers.ts';
import { ask, field, log, message, rowOf, talk, test } from './talking.ts';

test.use({ viewport: desktop });

/** More presses than the whole page needs. */
const mostPresses = 80;

async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < mostPresses && !(await isThere()); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test('a member reads, writes and looks after messages by the keyboard alone (R-179, R-186)', slow, async ({ page, elsewhere }) => {
  const [theirs, thirds] = await Promise.all([elsewhere(), elsewhere()]);
  const third = aWriter();
  await asWriter(thirds, '/messages', third);
  const { other } = await talk(page, theirs);
  await ask(page, third, 'And may I ask you, too?');
  await visit(page, '/messages');

  await goTo(page, rowOf(page, third.name));
  await goTo(page, rowOf(page, other.name));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await page.keyboard.press('Enter');
  await expect(message(theirs, 'One line')).toContainText('and another');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  const act = message(page, 'One line').getByRole('button', { name: 'Actions for your message' });
  await goTo(page, act, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const acts = page.getByRole('dialog', { name: 'This message' });
  await expect(acts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(acts).toBeHidden();
  await expect(act).toBeFocused();

  const more = page.getByRole('button', { name: 'More about this conversation' });
  await goTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await goTo(page, rowOf(page, third.name), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: third.name })).toBeFocused();
  await expect(log(page).getByText('And may I ask you, too?')).toBeVisible();
});
