import { askForSecondLook } from '#tests/journeys/members.ts';
import { word } from '#tests/journeys/communities/composing.ts';
import { asModerator, moderate } from '#tests/journeys/moderators.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { askedBy, joinAndPost } from './joining.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

test('a member gets decisions by key, appeals, and has one name silenced (F-07, R-064)', slow, async ({ page, browser, baseURL }) => {
  const asked = askedBy(page);
  const { url } = await joinAndPost(page, 'They held the letter', 'It is the manager of the third floor.');
  await visit(page, url);
  const words = `He sits two rows away ${word()}`;
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill(words);
  await page.getByRole('button', { name: /^Post (as|under) / }).click();
  const comment = page.getByRole('article').filter({ hasText: words });
  await expect(comment).toBeVisible();

  await asModerator({ browser, baseURL }, 'Fair Gulmohar', url, async (moderator) => {
    const theirs = moderator.getByRole('article').filter({ hasText: words });
    await theirs.getByRole('button', { name: 'More actions' }).click();
    await moderator.getByRole('menuitem', { name: 'Moderate' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Moderate this' });
    await dialog.getByRole('combobox', { name: 'The rule it breaks' }).selectOption('personal-details');
    await dialog.getByRole('textbox', { name: 'A note to its author' }).fill('Tell it without pointing at him.');
    await dialog.getByRole('button', { name: 'Take it down' }).click();
    await hears(moderator, 'Taken down. The ledger has a line for it.');
    const silence = await moderate(moderator);
    await silence.getByRole('radio', { name: 'Silence its author' }).check();
    await silence.getByRole('combobox', { name: 'The rule it breaks' }).selectOption('harassment');
    await silence.getByRole('combobox', { name: 'For how long' }).selectOption('7');
    await silence.getByRole('button', { name: 'Silence', exact: true }).click();
    await hears(moderator, 'Its author is silenced.');
  });

  await visit(page, url);
  await expect(comment).toContainText('Tell it without pointing at him.');
  await askForSecondLook(page, 'I named nobody.', comment);
  await field.fill('And the biscuits.');
  await page.getByRole('button', { name: /^Post (as|under) / }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'You cannot write under this name for now.' });
  await refused.getByRole('link', { name: 'your own posts' }).click();
  await expect(page.getByRole('note').filter({ hasText: /^Under your made-up name: you cannot write posts or comments until/ })).toBeVisible();
  await page.getByText('Decisions', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('You have asked for a second look.');

  const bySession = asked.filter((request) => request.headers()['signature'] === undefined).map((request) => new URL(request.url()).pathname);
  expect(bySession.filter((path) => /second-look|appeal$/.test(path))).toEqual([]);
  const signed = asked.filter((request) => request.headers()['signature'] !== undefined);
  for (const request of signed) expect((await request.allHeaders())['cookie']).toBeUndefined();
  expect(signed.map((request) => new URL(request.url()).pathname)).toContain('/api/moderation/v1/decisions/own');
});
