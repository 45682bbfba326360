import type { Locator, Page } from 'playwright/test';
import { expect, visit } from '#tests/journeys/people.ts';

const url = '/user/made-up-name';

export const part = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });

/** Opens the page of the made-up name in the browser with its key. */
export async function openName(page: Page, name: string): Promise<void> {
  await visit(page, url);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** Opens the page of the made-up name without its key, at the ways to bring it. */
export async function openWithoutKey(page: Page): Promise<Locator> {
  await visit(page, url);
  const bring = part(page, 'Bring a key here');
  await expect(bring).toBeVisible();
  return bring;
}

export async function arrived(page: Page, name: string): Promise<void> {
  await expect(
    page.getByText(/^The key is (?:back\. You can write under this name in this browser again|here\. Without logging in you can rename)/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

export async function makeFile(page: Page, passphrase: string): Promise<Buffer> {
  const file = part(page, 'A file');
  await file.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await file.getByRole('button', { name: 'Make the file' }).click();
  const waiting = page.waitForEvent('download');
  await file.getByRole('link', { name: 'Save the file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await waiting).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export async function bringFile(bring: Locator, file: Buffer, passphrase: string): Promise<void> {
  await bring.getByRole('radio', { name: 'File' }).check();
  await bring.getByLabel('File with the key').setInputFiles({ name: 'sealed-note.txt', mimeType: 'text/plain', buffer: file });
  await bring.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await bring.getByRole('button', { name: 'Bring it here' }).click();
}

export async function forget(page: Page, name: string): Promise<void> {
  await part(page, 'Remove or delete the name').getByRole('button', { name: 'Remove the key here' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove the key of ${name} here?` });
  await dialog.getByRole('button', { name: 'Remove the key here' }).click();
  await expect(page.getByText('The key is removed from this browser.')).toBeVisible();
}
