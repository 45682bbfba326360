import { compose, titled } from '#tests/journeys/communities/composing.ts';
import { accountMenu, aNewcomer, asMember, endElsewhere, logInHere, openLogin, signInAs, signOut } from '#tests/journeys/members.ts';
import { acrossProcesses, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

test('a sign-out in one tab reaches all, and leaves nothing behind (R-135, R-136, B-32, S-124)', acrossProcesses, async ({ page, context }) => {
  await asMember(page, '/list-of-companies?rating=3');
  const other = await context.newPage();
  await visit(other, '/session');
  await expect(other.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();

  await (await accountMenu(page)).getByRole('button', { name: 'Log out' }).click();
  await hears(page, 'You are logged out. You can still read everything.');
  await expect(other.getByRole('heading', { name: 'You are not logged in here.' })).toBeVisible();
  await expect(page).toHaveURL('/list-of-companies?rating=3');
  await expect(other).toHaveURL('/session');
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /AT$|RT$|UAC_|usr_data/.test(name))).toEqual([]);
  // Where a page was scrolled to is all that the router stores, and counting the day of its last visit and what it recorded since.
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(left.filter((key) => !['daftar.visits', 'daftar.own.recorded'].includes(key))).toEqual(['daftar.places']);
});

test('a sign-out keeps what belongs to the device, not the account (R-136, S-16, S-124, M-6)', slow, async ({ page }) => {
  await asMember(page, '/salaries/compare-offers');
  await page.getByRole('button', { name: 'Add an offer' }).click();
  const third = page.getByRole('group', { name: 'Offer 3' });
  await third.getByLabel('CTC of the offer', { exact: true }).fill('40L');
  await third.getByLabel('Name').fill('Koyal Pay');
  const isWorthMost = page.getByRole('heading', { name: 'Koyal Pay is worth the most' });
  await expect(isWorthMost).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('daftar.own.draft', 'Half a sentence');
    sessionStorage.setItem('msal.token.keys.daftar', '{}');
  });
  await signOut(page);
  await expect(isWorthMost).toBeVisible();
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /own|msal/.test(key)));
  expect(left.filter((key) => key !== 'daftar.own.recorded')).toEqual([]);
});

test('a sign-in is noticed in other tabs, and an earlier attempt says how to continue', slow, async ({ page, context }) => {
  const [other, early] = [await context.newPage(), await context.newPage()];
  await visit(other, '/list-of-companies');
  for (const tab of [early, page]) {
    await visit(tab, '/list-of-companies?rating=3');
    await openLogin(tab);
    await tab.getByRole('link', { name: 'Continue with Google' }).click();
    await tab.getByRole('heading', { name: 'Who would you like to be?' }).waitFor();
  }
  await signInAs(early, 'Someone new');
  await expect(early.getByRole('heading', { name: 'You are not logged in yet' })).toBeVisible();
  await early.getByRole('link', { name: 'Log in again' }).click();
  await expect(early).toHaveURL(/\/login\?referer=%2Flist-of-companies%3Frating%3D3$/);
  await signInAs(page, 'Someone new');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('a session ended elsewhere says so next press, and can continue (R-152, R-206, R-237)', acrossProcesses, async ({ page, browser, baseURL }) => {
  const who = aNewcomer();
  await asMember(page, '/session', who);
  await endElsewhere(browser, baseURL, who);

  // What the page asks by itself may find the session over first; then there is nothing left to press.
  const dialog = page.getByRole('dialog', { name: 'You have been logged out' });
  const press = page.getByRole('button', { name: /^Make ten/ }).click();
  await Promise.race([press.catch(() => undefined), dialog.waitFor()]);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/session');
  await logInHere(page, { who });
  await expect(page).toHaveURL('/session');
  // The press of before may have waited behind the dialog, and be done now.
  const codes = page.getByText('These codes are shown only now.');
  const again = page.getByRole('button', { name: /^Make ten/ }).click();
  await Promise.race([again.catch(() => undefined), codes.waitFor()]);
  await expect(codes).toBeVisible();
});

test('a session’s end leads all tabs to login, keeping what was written (R-206, R-237, S-124)', slow, async ({ page, context }) => {
  const who = await asWriter(page, '/communities');
  const composer = await compose(page);
  const title = titled('Half written in another tab');
  await composer.getByLabel('Title').fill(title);
  const other = await context.newPage();
  await visit(other, '/session');
  await expect(other.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  // What the page asks by itself would find the session over, too.
  await other.waitForLoadState('networkidle');
  await context.clearCookies({ name: /(AT|RT)$/ });
  await other.getByRole('button', { name: /^Make ten/ }).click();
  for (const tab of [other, page]) await expect(tab.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);

  await logInHere(page, { who });
  await expect(composer.getByLabel('Title')).toHaveValue(title);
  await composer.getByRole('button', { name: 'Discard' }).click();
});

test('a tab whose session was ended elsewhere hides private things once seen (R-206, B-32, M-10)', slow, async ({ page, browser, baseURL }) => {
  const who = aNewcomer();
  // What the page asks by itself, some time after it has come to life, would find the session over, too.
  const news = Promise.all([/\/decisions\/own\/news$/, /\/v1\/notifications\?/].map((path) => page.waitForResponse((answer) => path.test(answer.url()))));
  await asMember(page, '/user', who);
  await expect(page.getByRole('heading', { name: 'The names you post under' })).toBeVisible();
  await news;
  await endElsewhere(browser, baseURL, who);

  await expect(page.getByRole('heading', { name: 'The names you post under' })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The names you post under' })).toHaveCount(0);
  await expect(page.getByText('This page is about you.')).toBeVisible();
});

test('one device is signed out from another (R-152) @all', async ({ page, browser, baseURL }) => {
  const who = aNewcomer();
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: desktop,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1',
  });
  const theirs = await elsewhere.newPage();
  await asMember(theirs, '/', who);
  await asMember(page, '/session', who);
  await page.getByRole('button', { name: 'Log out there: Safari on iPhone or iPad' }).first().click();
  await hears(page, 'The other device is logged out.');
  await visit(theirs, '/session');
  await expect(theirs.getByRole('heading', { name: 'You are not logged in here.' })).toBeVisible();
  await elsewhere.close();
});
