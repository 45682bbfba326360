import { logInOverHttp } from '#tests/journeys/members.ts';
import { test } from '#tests/journeys/own-product.ts';
import { expect, slow, phone } from '#tests/journeys/people.ts';
import { appIn, NativeInstance, webview } from './native-app.ts';

test('the native app logs in and leads back; foreign pages cannot (R-141, R-176, R-204, R-220, R-221)', slow, async ({ browser, start }) => {
  const instance = await NativeInstance.open();
  const product = await start({ scale: 'test', settings: { NATIVE_ORIGINS: instance.origin } });
  const context = await browser.newContext({ baseURL: product.origin, userAgent: webview, viewport: { ...phone, width: 420 } });
  const page = await context.newPage();
  await page.goto(instance.urlOf(product.origin, '/communities'));
  const { screen, recorded, tell, tellFromElsewhere } = appIn(page);
  const hydrated = () => screen.locator('html[data-alive]').waitFor({ state: 'attached' });

  await test.step('login', async () => {
    await hydrated();
    expect((await recorded())[0]).toEqual({ type: 'pullToRefresh', isAllowed: true });
    await screen.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect.poll(recorded).toContainEqual({ type: 'openLogin', redirectUrl: '/communities?onLogin=true' });
    await expect(screen.getByRole('dialog')).toHaveCount(0);
    await logInOverHttp(page, 'Steady Marigold');
    await tell({ type: 'loggedIn' });
    await expect(screen.getByRole('button', { name: 'Your account' })).toBeVisible();
    await hydrated();
  });

  await test.step('the question about notifications is on its way', async () => {
    // A guest may have been asked to log in meanwhile, which would be the one interruption of this half hour.
    await screen.locator('html').evaluate(() => localStorage.removeItem('daftar.nudges'));
    await tell({ type: 'notificationPermission', permission: 'default' });
  });

  await test.step('back, by the app alone', async () => {
    await screen.getByRole('button', { name: 'Menu' }).first().click();
    const menu = screen.getByRole('dialog');
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await recorded()).at(-1)).toEqual({ type: 'pullToRefresh', isAllowed: false });
    await tellFromElsewhere({ type: 'back' });
    await tell({ type: 'back', to: '/' });
    await expect(menu).toBeVisible();
    await tell({ type: 'back' });
    await expect(menu).toBeHidden();
    await tell({ type: 'back' });
    await expect.poll(recorded).toContainEqual({ type: 'goBackInPageStack' });
  });

  await test.step('share, from a page that was opened over another', async () => {
    const post = screen.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
    const path = (await post.getAttribute('href')) ?? '';
    await post.click();
    await expect.poll(recorded).toContainEqual({ type: 'pushNewPageInStack', path, title: expect.any(String) });
    await screen.getByRole('main').getByRole('button', { name: 'Share' }).first().click();
    await expect.poll(recorded).toContainEqual({ type: 'share', title: expect.any(String), path: expect.stringContaining('/p/') });
  });

  await test.step('prompt', async () => {
    await expect.poll(recorded).toContainEqual({ type: 'initNotifications', openSettings: false });
  });

  await test.step('the first page of an entry of the menu is loaded as a whole', async () => {
    await screen.locator('html').evaluate((html) => (html.dataset['same'] = ''));
    await screen.getByRole('navigation').getByRole('link', { name: 'Companies', exact: true }).filter({ visible: true }).first().click();
    await expect(screen.locator('html:not([data-same])')).toBeAttached();
    await expect(screen.getByRole('main').getByRole('heading', { level: 1 })).toContainText('ompanies');
    await hydrated();
  });

  await test.step('sign out', async () => {
    await screen.getByRole('button', { name: 'Your account' }).click();
    await screen.getByRole('dialog', { name: 'Your account', exact: true }).getByRole('button', { name: 'Log out' }).click();
    await expect.poll(recorded).toContainEqual({ type: 'signOut' });
  });

  await test.step('a page of another origin frames nothing', async () => {
    await page.goto(instance.foreignUrlOf(product.origin, '/communities'));
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
    expect(await recorded()).toEqual([]);
  });
  await context.close();
  instance.close();
});
