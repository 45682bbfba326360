import { askForSecondLook } from '#tests/journeys/members.ts';
import type { Page } from 'playwright/test';
import { compose, post, word } from '#tests/journeys/communities/composing.ts';
import { asModerator, fits, moderate } from '#tests/journeys/moderators.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';

async function write(page: Page, title: string): Promise<string> {
  const composer = await compose(page);
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Text', { exact: true }).fill('My lead never picks up after seven, so call him at home.');
  await post(page, composer, title);
  return (await page.getByRole('article', { name: title }).getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
}

async function openDecisions(page: Page) {
  await visit(page, '/user/posts');
  await page.locator('summary').filter({ hasText: 'Decisions' }).click();
  return page.getByRole('region', { name: 'About what you wrote' });
}

test.describe('a moderator acts on what is (R-064, F-04)', () => {
  test.use({ viewport: desktop });

  test('takes a live post down, and another upholds it after an appeal', slow, async ({ browser, page, baseURL }) => {
    const title = `Call my lead at home ${word()}`;
    await asWriter(page, '/communities/freshers');
    const url = await write(page, title);
    await asModerator({ browser, baseURL }, 'Fair Gulmohar', url, async (moderator) => {
      const dialog = await moderate(moderator);
      await fits(moderator);
      await dialog.getByRole('combobox', { name: 'The rule it breaks' }).selectOption('personal-details');
      await dialog.getByRole('textbox', { name: 'A note to its author' }).fill('Tell it without pointing at him.');
      await dialog.getByRole('button', { name: 'Take it down' }).click();
      await hears(moderator, 'Taken down. The ledger has a line for it.');
    });

    const decision = (await openDecisions(page)).getByRole('listitem').filter({ hasText: title });
    await expect(decision.getByText('Tell it without pointing at him.')).toBeVisible();
    await expect(decision.getByText(/^Taken down\. The rule: .+ Open it to ask for a second look\.$/)).toBeVisible();
    await fits(page);
    await decision.getByRole('link', { name: title }).click();
    await expect(page.getByText('A moderator took this down. Only you and moderators still see it.')).toBeVisible();
    await expect(page.getByText('Tell it without pointing at him.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveCount(0);
    await askForSecondLook(page, 'I named nobody.');

    await asModerator({ browser, baseURL }, 'Even Kadamba', '/moderation', async (colleague) => {
      await colleague.getByRole('link', { name: 'Second look' }).click();
      const item = colleague.getByRole('article', { name: title });
      await item.getByRole('heading', { level: 2 }).getByRole('button').click();
      await item.getByRole('textbox', { name: 'Note to its author' }).fill('Two rows away is enough to find him.');
      await fits(colleague);
      await item.getByRole('button', { name: 'Leave it down' }).click();
      await hears(colleague, 'It stays down. The ledger has a line for it.');
      await expect(item).toHaveCount(0);
    });

    await visit(page, url);
    await expect(page.getByText('The second look made the same decision.')).toBeVisible();
    await expect(page.getByText('Two rows away is enough to find him.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a second look' })).toHaveCount(0);
  });

  test('silences an author for seven days, who reads why, and can be restored early', slow, async ({ browser, page, baseURL }) => {
    const title = `The tea of the last shift ${word()}`;
    await asWriter(page, '/communities/freshers');
    const url = await write(page, title);
    await visit(page, url);
    const field = page.getByRole('textbox', { name: 'Write a comment' });
    const words = `And the biscuits ${word()}`;
    await field.fill(words);
    await asModerator({ browser, baseURL }, 'Fair Gulmohar', url, async (moderator) => {
      const dialog = await moderate(moderator);
      await dialog.getByRole('radio', { name: 'Silence its author' }).check();
      await dialog.getByRole('combobox', { name: 'The rule it breaks' }).selectOption('harassment');
      await dialog.getByRole('combobox', { name: 'For how long' }).selectOption('7');
      await dialog.getByRole('textbox', { name: 'A note to its author' }).fill('He is a person.');
      await fits(moderator);
      await dialog.getByRole('button', { name: 'Silence', exact: true }).click();
      await hears(moderator, 'Its author is silenced.');
    });

    await page.getByRole('button', { name: /^Post (as|under) / }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'You cannot write under this name for now.' });
    await expect(refused).toBeFocused();
    await expect(field).toHaveValue(words);
    await expect(refused.getByRole('button', { name: 'Copy your text' })).toBeVisible();
    await fits(page);
    await refused.getByRole('link', { name: 'your own posts' }).click();
    const notice = page.getByRole('note').filter({ hasText: /you cannot write posts or comments until \d+ \w+ \d{4}/ });
    await expect(notice.getByText('He is a person.')).toBeVisible();
    await expect(notice.getByText(/^The rule: /)).toBeVisible();
    await fits(page);
    await notice.getByRole('link', { name: 'See the reason' }).click();
    await askForSecondLook(page, 'It was about the tea.');

    await asModerator({ browser, baseURL }, 'Even Kadamba', '/moderation', async (colleague) => {
      await colleague.getByRole('link', { name: 'Second look' }).click();
      const item = colleague.getByRole('article', { name: title });
      await item.getByRole('heading', { level: 2 }).getByRole('button').click();
      await item.getByRole('textbox', { name: 'Note to its author' }).fill('Tea it is.');
      await item.getByRole('button', { name: 'Let its author write again' }).click();
      await hears(colleague, 'Its author can write again.');
    });

    await visit(page, url);
    await expect(page.getByText('Because of this a moderator had stopped you from writing. The second look allowed it again.')).toBeVisible();
    await expect(page.getByText('Tea it is.')).toBeVisible();
    await expect(field).toHaveValue(words);
    await page.getByRole('button', { name: /^Post (as|under) / }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  });
});
