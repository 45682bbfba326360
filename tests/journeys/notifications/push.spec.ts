import { createHash } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Request } from 'playwright/test';
import { urlOfPush } from '#core/notifications/arrival.ts';
import { answered, postNew, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { asMember, signOut } from '#tests/journeys/members.ts';
import { askedBy, joinAndPost } from '#tests/journeys/persona-keys/joining.ts';
import { axeViolations, desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

/** Push service stub, with one subscription per worker scope. */
async function playPushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const nameOf = (registration: unknown): string => `played ${new URL(String(Reflect.get(Object(registration), 'scope'))).pathname}`;
    const managers = new WeakMap<object, string>();
    const getter = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'pushManager')?.get;
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
      get(this: ServiceWorkerRegistration) {
        const manager: object = getter?.call(this);
        managers.set(manager, nameOf(this));
        return manager;
      },
    });
    const subscriptionAt = (name: string) => {
      const endpoint = localStorage.getItem(name);
      if (endpoint === null) return null;
      const unsubscribe = async () => {
        localStorage.removeItem(name);
        return true;
      };
      return { endpoint, options: {}, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'played', auth: 'played' } }) };
    };
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        return subscriptionAt(managers.get(this) ?? '');
      },
      async subscribe() {
        const name = managers.get(this) ?? '';
        localStorage.setItem(name, `https://push.example/${crypto.randomUUID()}`);
        return subscriptionAt(name);
      },
    });
  });
}

const subscriptions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('played '))
      .toSorted(),
  );

/** Delivers a message to a worker, as a push service would. */
async function deliver(url: string, devtools: CDPSession, message: object): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

/** Records what the page worker shows, as headless browsers show nothing. */
async function watchShown(context: BrowserContext): Promise<() => Promise<unknown>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const notified: unknown[] = [];
    Object.assign(self, { notified });
    Object.assign(Reflect.get(self, 'registration'), {
      showNotification: async (title: string, { body, data }: { readonly body: string; readonly data: unknown }) => {
        notified.push({ title, body });
        Object.assign(self, { last: data });
      },
    });
  });
  return () => worker.evaluate(() => Reflect.get(self, 'notified') as unknown);
}

/** Presses the last notification and returns the opened page, as headless browsers open none. */
async function pressed(context: BrowserContext): Promise<string> {
  const opened = await context.serviceWorkers()[0]?.evaluate(
    () =>
      new Promise<string>((resolve) => {
        Object.assign(Reflect.get(self, 'clients'), { openWindow: async (url: string) => resolve(url) });
        const notification = { data: Reflect.get(self, 'last') as unknown, close: () => undefined };
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
      }),
  );
  return opened ?? '';
}

const bodyOf = (request: Request | undefined): Readonly<Record<string, unknown>> | undefined => request?.postDataJSON();

/** Digest of a signed body, which the browser hides from observers. */
const digestOf = (body: object): string => `sha-256=:${createHash('sha256').update(JSON.stringify(body)).digest('base64')}:`;

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a member chooses notifications, sees them, and takes them along at sign-out (R-174, R-175, R-178)', async ({ page, context }) => {
    await playPushService(context);
    const asked = askedBy(page);
    await asMember(page, '/user-settings');
    await page.getByRole('switch', { name: 'Notify me on this device' }).click();
    await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
    await page.getByRole('switch', { name: 'Finished polls' }).last().click();
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    const registered = () => asked.findLast((request) => new URL(request.url()).pathname === '/api/v2/user/device/register');
    await expect
      .poll(() => bodyOf(registered()))
      .toMatchObject({
        language: 'en',
        topics: ['replies', 'jobs', 'decisions'],
        quietHours: null,
        showsContent: false,
        token: expect.stringContaining('https://push.example/'),
      });
    expect(await axeViolations(page)).toEqual([]);

    const devtools = await context.newCDPSession(page);
    const shown = await watchShown(context);
    await deliver(page.url(), devtools, { title: '', body: '', language: 'en', url: '/communities', tag: 'answer-1', k: '' });
    await expect.poll(shown).toEqual([{ title: 'Something new for you', body: 'Tap to read it.' }]);

    expect(await subscriptions(page)).toEqual(['played /']);
    await signOut(page);
    await expect.poll(() => subscriptions(page)).toEqual([]);
  });

  test('a member is notified without a page; pressing marks it read (R-170, R-173, R-178)', slow, async ({ page, context, browser, baseURL }) => {
    await playPushService(context);
    await asWriter(page, '/user-settings', aWriter(atWork));
    await page.getByRole('switch', { name: 'Notify me on this device' }).click();
    await expect.poll(() => subscriptions(page)).toEqual(['played /', 'played /push-by-name/']);
    await visit(page, '/communities');
    const title = titled('How long is the probation');
    await postNew(page, title, { text: 'They said three months, the letter says six.', byWork: true });
    const url = await urlOf(page, title);
    const elsewhere = await context.newPage();
    const shown = await watchShown(context);
    await page.close();

    await answered(browser, baseURL, url, 'The letter counts.');
    const line = async (): Promise<{ readonly notificationId: string; readonly data: { readonly cta: string; readonly body: string } } | undefined> => {
      const headers = { appid: '999', systemid: 'AB_WEB' };
      const list = await context.request.get(`${baseURL}/api/notification/v1/notifications?platform=phone`, { headers });
      return (await list.json()).find(({ data }: { readonly data: { readonly body: string } }) => data.body === title);
    };
    await expect.poll(line).toBeDefined();
    const notified = await line();
    const message = {
      title: '',
      body: '',
      language: 'en',
      url: urlOfPush(notified?.data.cta ?? '', notified?.notificationId ?? '', false),
      tag: 'answer',
      k: '',
    };
    await deliver(baseURL ?? '', await context.newCDPSession(elsewhere), message);
    await expect.poll(shown).toEqual([{ title: 'Something new for you', body: 'Tap to read it.' }]);

    await visit(elsewhere, await pressed(context));
    await expect(elsewhere.getByRole('article').filter({ hasText: 'The letter counts.' }).first()).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/p\/\w+\?comment=\w+$/);
    await elsewhere.locator('.bell').click();
    await expect(elsewhere.getByRole('link', { name: new RegExp(title) })).not.toContainText('Unread');
  });
});

test.describe('by the key of a made-up name', () => {
  test.use({ viewport: desktop });

  test('the bell counts answers, and two registrations of a device share nothing (R-172, R-175, F-07)', slow, async ({ page, context, browser, baseURL }) => {
    await playPushService(context);
    await page.clock.install();
    const asked = askedBy(page);
    const { title, url } = await joinAndPost(page, 'How long is the probation', 'They said three months, the letter says six.');

    await visit(page, '/user-settings');
    await page.getByRole('switch', { name: 'Notify me on this device' }).click();
    await expect.poll(() => subscriptions(page)).toEqual(['played /', 'played /push-by-name/']);
    const pathOf = (request: Request) => new URL(request.url()).pathname;
    const byName = () => asked.find((request) => pathOf(request).endsWith('/register-name'));
    await expect.poll(() => byName()?.headers()['signature']).toBeDefined();
    const bySession = asked.find((request) => pathOf(request).endsWith('/device/register'));
    const [ofSession, ofName] = await page.evaluate(() => ['played /', 'played /push-by-name/'].map((name) => localStorage.getItem(name) ?? ''));
    const said = bodyOf(bySession);
    expect(said?.['token']).toContain(ofSession);
    expect(ofName).not.toBe(ofSession);
    expect(byName()?.headers()['content-digest']).toBe(digestOf({ ...said, token: String(said?.['token']).replace(ofSession ?? '', ofName ?? '') }));
    expect((await byName()?.allHeaders())?.['cookie']).toBeUndefined();

    const answerer = await answered(browser, baseURL, url, 'The letter counts.');

    await expect(async () => {
      await page.clock.fastForward('06:00');
      await expect(page.locator('.bell .count')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.locator('.bell').click();
    const line = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: new RegExp(title) });
    await expect(line).toContainText('answered your post');
    await line.click();
    await expect(page.getByRole('article').filter({ hasText: 'The letter counts.' }).first()).toBeVisible();
    await page.locator('.bell').click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: new RegExp(title) })).not.toContainText('Unread');
    await page.keyboard.press('Escape');

    await answerer.getByRole('textbox', { name: 'Write a comment' }).fill('Ask for it in writing.');
    await answerer.getByRole('button', { name: /^Post as / }).click();
    const isList = (request: Request) => request.method() === 'GET' && pathOf(request).endsWith('/notifications') && 'signature' in request.headers();
    let notificationId = '';
    // A signature of a clock that is minutes ahead is refused.
    await page.clock.setSystemTime(new Date());
    await expect(async () => {
      const seen = asked.length;
      await visit(page, '/list-of-companies');
      await expect.poll(() => asked.slice(seen).some(isList)).toBe(true);
      const list: readonly { readonly notificationId: string; readonly status: number }[] | undefined = await (
        await asked.findLast(isList)?.response()
      )?.json();
      expect(list?.[0]?.status).toBe(0);
      notificationId = list?.[0]?.notificationId ?? '';
    }).toPass();
    const before = asked.length;
    await visit(page, urlOfPush(url, notificationId, true));
    expect(asked.slice(before).filter((request) => request.url().split('#')[0]?.includes(notificationId))).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    // What was read of the name stays on this device: sent by key beside the session it would join the two.
    expect(asked.slice(before).filter((request) => request.method() === 'POST' && pathOf(request).endsWith('/notifications'))).toEqual([]);
    await page.locator('.bell').click();
    await expect(
      page
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('link', { name: new RegExp(title) })
        .first(),
    ).not.toContainText('Unread');
  });
});
