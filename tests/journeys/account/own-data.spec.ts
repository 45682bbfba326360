import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { axeViolations, expect, phone, test, visit } from '#tests/journeys/people.ts';
import { postNew, titled } from '#tests/journeys/communities/composing.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: phone });

test('a member on a phone takes their data along, by account and key (F-22, S-115)', async ({ page }) => {
  const { name } = await asWriter(page, '/communities');
  const title = titled('To take along');
  await postNew(page, title);
  await visit(page, '/settings/manage-account');
  const section = page.getByRole('region', { name: 'Download your data' });
  await section.getByRole('heading', { name: 'Download your data' }).click();
  await section.getByRole('button', { name: 'Prepare my data' }).click();
  await expect(section.getByText('Your data is ready.', { exact: false })).toBeVisible();
  await expect(section.getByText(/^Account: \d+ records?$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Save the file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^daftar-my-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const textOf = (file: string): string => strFromU8(files[file] ?? new Uint8Array());
  expect(Object.keys(files).toSorted()).toEqual(['account.json', 'device.json', 'index.html', 'made-up-name.json', 'schema.json']);
  const named = JSON.parse(textOf('made-up-name.json')) as { readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> };
  expect(named.tables['persona']).toMatchObject([{ name }]);
  expect(named.tables['post']?.map((post) => post['title'])).toEqual([title]);
  expect(textOf('index.html')).toContain(title);
  expect(textOf('account.json')).not.toContain(title);
});
