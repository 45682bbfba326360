import type { Page } from 'playwright/test';
import { words as arrival } from '#web/words/hi/login/arrival.ts';
import { words as leaving } from '#web/words/hi/login/sign-out.ts';
import { words as navigation } from '#web/words/hi/navigation/words.ts';
import { words as key } from '#web/words/hi/persona-keys/words.ts';
import { words as settings } from '#web/words/hi/settings/words.ts';
import { axeViolations, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { part } from './keeping.ts';
import { hindi, join, speak, write } from './speaking.ts';

test.use({ viewport: phone });

const passphrase = 'seven quiet banyans';

/** Opens the made-up name's page, which confirms the key. */
async function openWithKey(page: Page, name: string): Promise<void> {
  await visit(page, '/user/made-up-name');
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

test('a reader of Hindi uses, moves, loses and recovers a key on a phone (F-07)', slow, async ({ page, browser, baseURL }) => {
  const name = await join(page, hindi);
  await write(page, hindi, name);
  await page.reload();
  await openWithKey(page, name);
  expect(await axeViolations(page)).toEqual([]);

  await part(page, key.code.heading).getByRole('button', { name: key.code.press }).click();
  const shown = part(page, key.code.heading).getByText(/^\w{4}-\w{4}-\w{4}$/);
  const code = (await shown.textContent()) ?? '';
  const second = await (await browser.newContext({ viewport: phone })).newPage();
  await speak(second, hindi, baseURL ?? '');
  await visit(second, '/user/made-up-name');
  await part(second, key.bring.heading).getByLabel(key.bring.code).fill(code);
  await part(second, key.bring.heading).getByRole('button', { name: key.bring.press }).click();
  await expect(second.getByText(key.done.returnedGuest)).toBeVisible();

  const file = part(page, key.file.heading);
  await file.getByLabel(key.passphrase.label, { exact: true }).fill(passphrase);
  await file.getByRole('button', { name: key.file.press }).click();
  const waiting = page.waitForEvent('download');
  await file.getByRole('link', { name: key.file.save }).click();
  const saved = (await (await waiting).path()) ?? '';
  await page.getByRole('button', { name: navigation.account(false) }).click();
  await page.getByRole('dialog', { name: settings.menu.title, exact: true }).getByRole('button', { name: settings.signOut }).click();
  const question = page.getByRole('dialog', { name: leaving.title });
  await expect(question).toContainText(leaving.key(name));
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: leaving.forget }).click();
  await expect(page.getByText(arrival.signedOut)).toBeVisible();

  await visit(page, '/user/made-up-name');
  const bring = part(page, key.bring.heading);
  await bring.getByRole('radio', { name: key.bring.ways.file }).check();
  await bring.getByLabel(key.bring.file).setInputFiles(saved);
  await bring.getByLabel(key.passphrase.label, { exact: true }).fill('seven quiet kites');
  await bring.getByRole('button', { name: key.bring.press }).click();
  await expect(bring.getByRole('alert')).toContainText(key.bring.problem.SEAL_NOT_OPENED ?? 'the sentence');
  expect(await axeViolations(page)).toEqual([]);
  await bring.getByLabel(key.passphrase.label, { exact: true }).fill(passphrase);
  await bring.getByRole('button', { name: key.bring.press }).click();
  await expect(page.getByText(key.done.returnedGuest)).toBeVisible();
});
