import type { Locator } from 'playwright/test';
import { choose, compose, somePost, titled } from '#tests/journeys/communities/composing.ts';
import { logInHere } from '#tests/journeys/members.ts';
import { at, fillWork, leave, namesBeginSoon, onboardingDialog, ownAddress, prove, takeName, toCareer, workAt } from '#tests/journeys/onboarding/onboarding.ts';
import { desktop, expect, phone, slow, test, visit } from '#tests/journeys/people.ts';
import { aWriter, asWriter } from '#tests/journeys/writers.ts';

/** Writes a text and asks to post it. */
async function write(composer: Locator, title: string): Promise<void> {
  await composer.getByLabel('Title').fill(title);
  await choose(composer);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
}

test.describe('a guest who presses something that a login is needed for', () => {
  test.use({ viewport: phone });

  test('votes, logs in, and the vote counts (R-074)', async ({ page }) => {
    await visit(page, await somePost(page));
    const up = page.getByRole('main').getByRole('button', { name: 'Upvote' }).first();
    await up.click();
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/v1/vote') && answer.request().method() === 'POST');
    await logInHere(page);
    expect((await counted).ok()).toBe(true);
    await expect(page.getByText('You are logged in, and your vote is counted.')).toBeVisible();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
  });

  test('asks for alerts of a search, logs in, and has them (R-192)', async ({ page }) => {
    await visit(page, '/jobs?workplace=remote&location=pune');
    await page.getByRole('button', { name: 'Get alerts for this search' }).click();
    await logInHere(page);
    await expect(page.getByText('You are logged in, and your alert is set.')).toBeVisible();
    await page.getByRole('dialog', { name: 'Alert is on' }).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: /^Stop the alert/ })).toBeVisible();
    await visit(page, '/jobs/alerts');
    await expect(page.getByRole('main').getByRole('link', { name: /Pune/ }).first()).toBeVisible();
  });

  test('follows a company, joins a community and saves a job by login (R-036, R-053, R-193)', slow, async ({ page, context }) => {
    const presses = [
      ['/list-of-companies', /^Follow /, /^Following /, 'main li h2 a'],
      ['/communities/notice-period', /^Join/, /^Joined/, undefined],
      ['/jobs', /^Save:/, /^Saved:/, undefined],
    ] as const;
    for (const [url, press, pressed, way] of presses) {
      await context.clearCookies();
      await visit(page, url);
      if (way) await page.locator(way).first().click();
      await page.getByRole('main').getByRole('button', { name: press }).first().click();
      await logInHere(page);
      await expect(page.getByText(/^You are logged in, and /)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: pressed }).first()).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test('reports a post, and writes the report after the login (R-072)', slow, async ({ page }) => {
    await visit(page, await somePost(page));
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await logInHere(page);
    await expect(page.getByRole('dialog', { name: /Report/ })).toBeVisible();
  });

  test('wants nothing any more who leaves the login, and logs in for something else', slow, async ({ page }) => {
    await visit(page, await somePost(page));
    const up = page.getByRole('main').getByRole('button', { name: 'Upvote' }).first();
    await up.click();
    await page.getByRole('button', { name: 'Keep reading without an account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await logInHere(page);
    await expect(page.getByText('You are logged in.', { exact: true })).toBeVisible();
    await expect(up).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('a guest who wants to write', () => {
  test.use({ viewport: desktop });

  test('writes a poll, logs in, chooses a name, and finds it again (R-122, R-123)', async ({ page }) => {
    await namesBeginSoon(page);
    await visit(page, '/communities');
    await page.getByRole('main').getByRole('button', { name: 'Poll', exact: true }).click();
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    await composer.getByLabel('Answer 1').fill('One month');
    await composer.getByLabel('Answer 2').fill('Three months');
    await write(composer, titled('How long is your notice'));
    await logInHere(page);
    await takeName(page);
    await expect(composer.getByRole('button', { name: 'Poll', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(composer.getByLabel('Answer 2')).toHaveValue('Three months');
  });

  test('comes from the first page, and has what they typed, beside what was there (R-060, R-123, R-205)', slow, async ({ page, context }) => {
    const who = await asWriter(page, '/communities', aWriter());
    await page.getByRole('button', { name: /^Ask, share/ }).click();
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    await composer.getByLabel('Title').fill('Typed the day before');
    await composer.getByRole('button', { name: 'Close' }).click();
    // Away from the page, which would notice in the middle of the next one that its member is gone.
    await page.goto('about:blank');
    await context.clearCookies({ name: /(AT|RT)$|UAC_/ });
    await visit(page, '/?openCreatePost=true');
    await expect(composer.getByLabel('Title')).toHaveValue('');
    await write(composer, 'Typed as a guest');
    await logInHere(page, { who });
    await expect(page).toHaveURL('/');
    await expect(composer.getByLabel('Title')).toHaveValue('Typed as a guest');
    await expect(composer.getByText(/You have another draft on this device/)).toBeVisible();
  });

  test('comes from a company page, skips joining, and is led to the post', slow, async ({ page }) => {
    await namesBeginSoon(page);
    await visit(page, '/list-of-companies');
    await page.locator('main li h2 a').first().click();
    await page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Community' }).click();
    const composer = await compose(page);
    await composer.getByLabel('Title').fill('How long is the notice?');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await logInHere(page);
    await at(page, 'Choose a name to write under');
    await leave(page);
    const card = page.getByRole('complementary', { name: 'An invitation' });
    await expect(card.getByText(/^You're almost ready to post/)).toBeVisible();
    await card.getByRole('button', { name: 'Continue' }).click();
    await takeName(page);
    await expect(composer.getByLabel('Title')).toHaveValue('How long is the notice?');
  });

  test('skips the name, confirms their job, and writes under that alone (R-160)', async ({ page }) => {
    await visit(page, '/communities');
    const composer = await compose(page);
    const title = titled('Under my job alone');
    await write(composer, title);
    await logInHere(page);
    await at(page, 'Choose a name to write under');
    await onboardingDialog(page).getByRole('button', { name: 'Do this later' }).click();
    await at(page, 'You can read, vote and follow');
    await toCareer(page);
    await workAt(page, 'Pravaha Cloudworks');
    await fillWork(page);
    await prove(page, 'Work email', ownAddress('pravaha-cloudworks.example'));
    await onboardingDialog(page).getByRole('button', { name: 'Continue' }).click();
    await at(page, 'You are in');
    await onboardingDialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(composer.getByLabel('Title')).toHaveValue(title);
    await composer.getByRole('radio', { name: /Pravaha Cloudworks$/ }).check();
    await composer.getByRole('button', { name: /^Post as .+, Pravaha Cloudworks$/ }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  });
});
