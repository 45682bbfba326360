import type { Request } from 'playwright/test';
import { somePost, urlOf, word } from './composing.ts';
import { askForSecondLook, asMember } from '#tests/journeys/members.ts';
import { acrossProcesses, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';

const idsIn = (request: Request): readonly string[] => (request.postDataJSON() as { readonly postIds: readonly string[] }).postIds;

test.describe('a member who comments and votes (R-072, R-073, R-074)', () => {
  test.use({ viewport: desktop });

  test('votes, takes it back, and finds the vote again', acrossProcesses, async ({ page }) => {
    const url = await somePost(page);
    await asWriter(page, url);
    const up = page.getByRole('main').getByRole('button', { name: 'Upvote' }).first();
    const before = (await up.getAttribute('aria-pressed')) ?? '';
    const other = before === 'true' ? 'false' : 'true';
    const cast = page.waitForResponse((response) => response.url().endsWith('/v1/vote') && response.ok());
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', other);
    await cast;
    await visit(page, url);
    await expect(up).toHaveAttribute('aria-pressed', other);
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', before);
  });

  test('comments, answers, changes and deletes, also with the connection gone in between (R-073, B-35)', acrossProcesses, async ({ page, context }) => {
    await asWriter(page, await somePost(page));
    const text = `The clause is what counts ${word()}`;
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
    await page.getByRole('button', { name: /^Post as / }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Post as / }).click();
    const said = 'No connection, or no answer. Your comment is saved and will be sent automatically when you are back online. It will not be posted twice.';
    await expect(page.getByText(said)).toBeVisible();
    const reply = page.locator('#reply');
    await expect(reply.getByRole('alert').filter({ hasText: 'No connection' })).toBeFocused();
    await expect(reply.getByRole('button', { name: 'Copy your text' })).toBeVisible();
    await context.setOffline(false);
    const comment = page
      .getByRole('article')
      .filter({ hasText: text })
      .filter({ has: page.getByRole('button', { name: 'Reply' }) })
      .last();
    await expect(comment).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');

    const answer = `And the date of it ${word()}`;
    await comment.getByRole('button', { name: 'Reply' }).click();
    await comment.getByRole('textbox', { name: /^Reply to/ }).fill(answer);
    await comment.getByRole('button', { name: /^Post as / }).click();
    await expect(comment.getByRole('textbox')).toHaveCount(0);
    const answered = comment.getByRole('article').filter({ hasText: answer });
    await expect(answered).toBeVisible();

    await answered.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Edit' }).fill(`${answer}, of course`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${answer}, of course`)).toBeVisible();
    await comment.getByRole('article').filter({ hasText: answer }).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${answer}, of course`)).toHaveCount(0);
  });

  test('is counted as a reader of what was in sight, and nothing below (R-075)', slow, async ({ page }) => {
    const recorded: string[] = [];
    page.on('request', (request) => new URL(request.url()).pathname.endsWith('/postview/bulk') && recorded.push(...idsIn(request)));
    await asMember(page, '/communities', 'Early Myna');
    const cards = page.locator('[role=feed] article');
    const ids = await cards.evaluateAll((all) => all.map(({ id }) => id.slice('post-'.length)));
    await expect.poll(() => recorded).toContain(ids[0]);
    expect(recorded).not.toContain(ids[15]);
    const before = recorded.length;
    // Pictures above it may still push it out of sight, as they would for a reader, who then scrolls on.
    await expect(async () => {
      await cards.nth(15).scrollIntoViewIfNeeded();
      expect(recorded).toContain(ids[15]);
    }).toPass();
    expect(recorded.slice(before)).not.toContain(ids[0]);
  });

  test('shares a post by its link (R-238) @all', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const url = await somePost(page);
    await visit(page, url);
    await page.getByRole('button', { name: 'Share' }).first().click();
    await hears(page, 'Link copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(url);
  });

  test('votes without a connection, and is counted when it is back', slow, async ({ page, context }) => {
    const url = await somePost(page);
    await asWriter(page, url);
    const down = page.getByRole('main').getByRole('button', { name: 'Downvote' }).first();
    await expect(down).toBeVisible();
    if ((await down.getAttribute('aria-pressed')) === 'true') {
      const takenBack = page.waitForResponse((response) => response.url().endsWith('/v1/vote') && response.ok());
      await down.click();
      await takenBack;
    }
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/vote'));
    await down.click();
    await expect(down).toHaveAttribute('aria-pressed', 'true');
    await failed;
    const sent = page.waitForResponse((response) => response.url().endsWith('/v1/vote/bulk') && response.ok());
    await context.setOffline(false);
    await sent;
    await visit(page, url);
    await expect(down).toHaveAttribute('aria-pressed', 'true');
    await down.click();
    await expect(down).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('what breaks a rule (R-064, R-072, F-04)', () => {
  test.use({ viewport: desktop });

  test('is reported, decided on, entered into the ledger, and can be appealed', acrossProcesses, async ({ browser, page, baseURL }) => {
    const title = `Buy followers here ${word()}`;
    await asWriter(page, '/communities/freshers');
    await page.getByRole('button', { name: /^Ask, share or start a poll/ }).click();
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    await composer.getByLabel('Title').fill(title);
    await composer.getByLabel('Text', { exact: true }).fill('Ten thousand followers for the price of lunch, ask me how.');
    await composer.getByRole('button', { name: /^Post as / }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    const url = await urlOf(page, title);

    const others = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
    const reader = await others.newPage();
    await asMember(reader, url, 'Calm Peepal');
    await reader.getByRole('button', { name: 'More actions' }).first().click();
    await reader.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = reader.getByRole('dialog', { name: 'Report this' });
    await dialog.getByRole('radio', { name: 'An ad or spam' }).check();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await hears(reader, 'Thank you. A moderator will look at it.');
    await others.close();

    const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
    const moderator = await office.newPage();
    await asMember(moderator, '/moderation', 'Fair Gulmohar');
    const item = moderator.getByRole('article', { name: title });
    await item.getByRole('heading', { level: 2 }).getByRole('button').click();
    await expect(item).toBeVisible();
    await item.getByRole('combobox', { name: 'Rule' }).selectOption('spam');
    await item.getByRole('button', { name: 'Take it down', exact: true }).click();
    await item.getByRole('group', { name: 'Take this down? The rule: An ad or spam.' }).getByRole('button', { name: 'Yes, take it down' }).click();
    await hears(moderator, 'Taken down. The ledger has a line for it.');
    await expect(item).toHaveCount(0);
    await visit(moderator, url);
    await expect(moderator.getByText(/This post was removed\..*An ad or spam/)).toBeVisible();
    await visit(moderator, '/transparency');
    await expect(
      moderator
        .getByRole('listitem')
        .filter({ hasText: /^A post.*The rule: An ad or spam\./ })
        .first(),
    ).toBeVisible();
    await office.close();

    await visit(page, url);
    await expect(page.getByText('A moderator took this down. Only you and moderators still see it.')).toBeVisible();
    await askForSecondLook(page, 'It was meant as a joke about such ads.');
  });
});
