import type { Page } from 'playwright/test';
import { accountMenu, askToLeave, asMember, signInAs } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, hydrated, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

test.describe('a guest', () => {
  for (const [url, heading] of [
    ['/user', 'This page is about you.'],
    ['/user-settings', 'Preferences'],
    ['/settings', 'Settings'],
    ['/settings/manage-account', 'Manage account'],
    ['/settings/need-help', 'Help'],
  ] as const) {
    test(`finds the way in at ${url}, and comes back to it (R-153)`, url === '/settings' ? {} : slow, async ({ page }) => {
      await visit(page, url);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
      await signInAs(page, 'Someone new');
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })).toBeHidden();
    });
  }

  test('chooses language and appearance, and reads what help there is, without an account (F-15)', async ({ page }) => {
    await visit(page, '/user-settings');
    const sent: string[] = [];
    // Counts without a person may leave; nothing else does.
    const isCount = (url: string) => url.endsWith('/api/v4/log/counts');
    page.on('request', (request) => request.method() !== 'GET' && !isCount(request.url()) && sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByRole('main').getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('main').getByText('हिन्दी').click();
    await expect(page.getByRole('heading', { level: 1, name: 'पसंद' })).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('navigation', { name: 'आप यहाँ हैं' }).getByRole('link').click();
    await page.getByRole('main').getByRole('link', { name: 'मदद' }).click();
    await expect(page.getByRole('heading', { name: 'हम क्या नहीं कर सकते, क्योंकि हम नहीं जानते कि आप कौन हैं' })).toBeVisible();
  });
});

test('the account menu leads to profile and settings, and those to the rest (R-153) @all', async ({ page }) => {
  await asMember(page, '/list-of-companies');
  await (await accountMenu(page)).getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL('/user');
  await (await accountMenu(page)).getByRole('link', { name: 'All settings' }).click();
  for (const [row, url] of [
    ['Your profile', '/user'],
    ['Preferences', '/user-settings'],
    ['Devices and passkeys', '/session'],
    ['Download your data', '/settings/manage-account#take-along'],
    ['Manage account', '/settings/manage-account'],
    ['Help', '/settings/need-help'],
    ['What we recorded', '/settings/recorded'],
    ['What we keep', '/legal/data-map'],
  ] as const) {
    await visit(page, '/settings');
    await page.getByRole('main').getByRole('link', { name: row }).click();
    await expect(page).toHaveURL(url);
  }
});

const consent = (page: Page) => page.getByRole('main').getByRole('switch', { name: 'Ask the job portal about you' });

test('a consent takes effect at once, and is as easily taken back (R-154, R-164, D-26)', async ({ page }) => {
  await page.goto('/login/naukri?referer=%2Fuser-settings');
  await signInAs(page, 'Someone new');
  await hydrated(page);
  const main = page.getByRole('main');
  const saved = () =>
    page.waitForResponse((response) => response.url().includes('/consents/job-portal') && response.request().method() !== 'GET' && response.ok());
  const account = async () => (await page.request.get('/api/user/user/job-portal/account', { headers: { appid: '999', systemid: 'AB_WEB' } })).text();
  await expect(consent(page)).not.toBeChecked();
  expect(await account()).not.toContain('Pravaha');
  await Promise.all([saved(), consent(page).click()]);
  await page.reload();
  await expect(consent(page)).toBeChecked();
  await expect(main.getByText(/^Allowed in the week of \d+ \w+ \d{4}$/)).toBeVisible();
  expect(await account()).toContain('Pravaha');
  await Promise.all([saved(), consent(page).click()]);
  await expect(main.getByText(/^Withdrawn in the week of /)).toBeVisible();
  expect(await account()).not.toContain('Pravaha');
});

test('a switch that could not be stored goes back, and says so', slow, async ({ page }) => {
  await asMember(page, '/user-settings');
  await page.route('**/privacy/consents/**', (route) => route.abort());
  await consent(page).click();
  await expect(page.getByText('This could not be saved. Nothing was changed. Try again.')).toBeVisible();
  await expect(consent(page)).not.toBeChecked();
});

test('a member leaves feedback, and what was typed before outlives a reload (R-164) @all', async ({ page }) => {
  await asMember(page, '/settings/need-help');
  const form = page.getByRole('region', { name: 'Tell us' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toContainText('Choose one of the five.');
  await form.getByLabel('In your words').fill('The list is quick.');
  await expect(form.getByLabel('In your words')).toHaveValue('The list is quick.');
  await page.reload();
  await expect(form.getByLabel('In your words')).toHaveValue('The list is quick.');
  await form.getByText('Very well').click();
  await form.getByRole('button', { name: 'Send' }).click();
  await hears(page, 'Your note has arrived.');
});

test('a sign-out takes what was typed here away with it, and asks before (S-124)', slow, async ({ page }) => {
  await asMember(page, '/settings/need-help');
  const field = page.getByLabel('In your words');
  await field.fill('Half a sentence');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('daftar.own.')))).toHaveLength(1);
  const dialog = await askToLeave(page);
  await expect(dialog).toContainText('A filled-in form is not sent yet. It will be lost when you log out.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('Half a sentence');
  await (await askToLeave(page)).getByRole('button', { name: 'Log out and discard it' }).click();
  await hears(page, 'You are logged out.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('daftar.own.')))).toEqual([]);
});
