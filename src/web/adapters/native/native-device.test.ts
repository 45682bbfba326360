import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeShares } from '#tests/fakes/device/fake-shares.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeNativeBridge } from '#tests/fakes/native/fake-native-bridge.ts';
import { BrowserOfflineCopies } from '../device/browser-offline-copies.ts';
import { takesPush } from '../device/push-registration.ts';
import { systemIdHere } from '../http/browser-identity.ts';
import { NativeShares } from './native-shares.ts';
import { NativeTabs } from './native-tabs.ts';

const inApp = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 DaftarApp/3.2.0 (android; 412)';

afterEach(() => vi.unstubAllGlobals());

/** Fully capable browser with the given user agent. */
function stub(userAgent: string) {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { userAgent, serviceWorker: { register } });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('screen', { width: 1_280 });
  return register;
}

describe('a webview of the native app', () => {
  it.each([
    [inApp, 'AB_ANDROID'],
    [inApp.replace('(android; 412)', '(ios; 412)'), 'AB_IOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'AB_WEB'],
  ])('names its system in every request: %s (R-222)', (userAgent, system) => {
    stub(userAgent);
    expect(systemIdHere()).toBe(system);
  });

  it('has no service worker, for offline pages or messages, while a browser has (R-178)', () => {
    const inWebview = stub(inApp);
    new BrowserOfflineCopies().keep();
    expect([inWebview.mock.calls, takesPush()]).toEqual([[], false]);
    const inBrowser = stub('Mozilla/5.0 (X11; Linux x86_64)');
    new BrowserOfflineCopies().keep();
    expect([inBrowser.mock.calls.length, takesPush()]).toEqual([1, true]);
  });
});

describe('passing on in the native app (R-220)', () => {
  const shared = { title: ' How long\nis the probation?', url: '/p/1?comment=2' };

  function shares(isThere: boolean) {
    vi.stubGlobal('location', { origin: 'https://daftar.example' });
    const [bridge, browser] = [new FakeNativeBridge(), new FakeShares()];
    bridge.isThere = isThere;
    browser.hasSheet = true;
    return { bridge, browser, shares: new NativeShares(bridge, browser) };
  }

  it('is done by the app', async () => {
    const there = shares(true);
    expect(await there.shares.offer(shared)).toBe(true);
    expect([there.bridge.recorded, there.browser.offered]).toEqual([[{ type: 'share', title: 'How long is the probation?', path: '/p/1?comment=2' }], []]);
    expect(there.shares.urlOf(shared)).toBe('http://daftar.test/p/1?comment=2');
  });

  it('is done as in a browser where no app hears', async () => {
    const alone = shares(false);
    expect(await alone.shares.offer(shared)).toBe(true);
    expect(alone.browser.offered).toEqual([shared]);
  });
});

describe('a sign-out in the native app (R-135)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function tabs(isThere: boolean) {
    const [bridge, browser] = [new FakeNativeBridge(), new FakeTabs()];
    bridge.isThere = isThere;
    return { bridge, browser, tabs: new NativeTabs(browser, bridge) };
  }

  it('goes to the app, and reloads the page only where the app leaves it', async () => {
    const there = tabs(true);
    there.tabs.reload('signedOut=true', 'ann');
    await vi.waitFor(() => expect(there.bridge.recorded).toEqual([{ type: 'signOut' }]));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.browser.reloads).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(there.browser.reloads).toEqual(['signedOut=true']);
  });

  it('is that of a browser where no app hears', async () => {
    const alone = tabs(false);
    alone.tabs.reload('signedOut=true', 'ann');
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(0);
      expect(alone.browser.reloads).toEqual(['signedOut=true']);
    });
  });

  it('is none where a session has ended by itself', () => {
    const there = tabs(true);
    there.tabs.reload('showLoginModal=signout');
    expect([there.bridge.recorded, there.browser.reloads]).toEqual([[], ['showLoginModal=signout']]);
  });
});
