import type { Request } from 'playwright/test';
import { aPicture } from '#tests/journeys/communities/a-picture.ts';
import { choose, compose, post, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { moderate, asModerator } from '#tests/journeys/moderators.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { joinByKey } from './joining.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

const isUpload = (request: Request): boolean => request.url().endsWith('/post/media');

const ofPicture = (asked: readonly Request[], fileKey: string): readonly Request[] =>
  asked.filter((request) => isUpload(request) || request.url().includes(`/media/${fileKey}`));

test('a picture sent by key stays hidden from others and from sessions (F-07, R-067)', slow, async ({ page, browser, baseURL }) => {
  const asked: Request[] = [];
  page.on('request', (request) => void asked.push(request));
  await joinByKey(page);
  await visit(page, '/communities');
  const title = titled('The letter I got');
  const composer = await compose(page);
  await choose(composer);
  await composer.getByRole('button', { name: 'Photo', exact: true }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Add pictures').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: aPicture(1_200) });
  await expect(composer.getByText('letter.png is uploaded')).toBeVisible();
  const preview = composer.getByRole('img', { name: /letter\.png/ });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => preview.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  const uploaded = await asked.find(isUpload)?.response();
  const fileKey: string = JSON.parse((await uploaded?.text()) ?? '').fileKey;
  const own = ofPicture(asked, fileKey);
  expect(own.length).toBeGreaterThan(1);
  for (const request of own) {
    const headers = await request.allHeaders();
    expect([headers['cookie'], headers['authorization'], headers['signature'] === undefined]).toEqual([undefined, undefined, false]);
  }
  await post(page, composer, title);
  const url = await urlOf(page, title);

  await asModerator({ browser, baseURL }, 'Fair Gulmohar', url, async (moderator) => {
    const dialog = await moderate(moderator);
    await dialog.getByRole('combobox', { name: 'The rule it breaks' }).selectOption('personal-details');
    await dialog.getByRole('button', { name: 'Take it down' }).click();
    await hears(moderator, 'Taken down. The ledger has a line for it.');
  });

  const before = asked.length;
  await visit(page, url);
  await expect(page.getByText('A moderator took this down. Only you and moderators still see it.')).toBeVisible();
  const hidden = page.getByRole('main').getByRole('img', { name: 'Picture' });
  await expect(hidden).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => hidden.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  const later = ofPicture(asked.slice(before), fileKey);
  expect(await Promise.all(later.map(async (request) => (await request.allHeaders())['cookie']))).toEqual(later.map(() => undefined));
  expect(later.length).toBeGreaterThan(0);
});
