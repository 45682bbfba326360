import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppInstalls } from '#core/nudges/app-installs.ts';
import { interrupted, neverInterrupted } from '#core/nudges/nudge-budget.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { BrowserAppInstalls } from '#web/adapters/nudges/browser-app-installs.ts';
import { catchInstallEvent } from '#web/adapters/nudges/install-event.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeAppInstalls } from '#tests/fakes/nudges/fake-app-installs.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { open } from '../open.tsx';

const empty: Wiring = { Screen: () => null, bindings: [], load: async () => undefined, head: () => ({ title: '', description: '', status: 200 }) };

/** Phone at a page, with the five-second wait that begins there. */
async function phoneAt(
  url: string,
  { installs = new FakeAppInstalls(), nudges = new FakeNudges(), appUrl = null as string | null, language = 'en' as 'en' | 'hi' } = {},
) {
  const swaps = [
    [AppInstalls, installs],
    [Nudges, nudges],
  ] as const;
  const opened = open(empty, '/nowhere', url, swaps, { host: { ...usualHostSettings, appUrl }, preferences: new FakePreferences({ language }) });
  if (innerWidth <= 768) await waitFor(() => expect(installs.isWaitedFor).toBe(true));
  const pass = (ms: number) => act(async () => opened.clock.advance(ms));
  return { ...opened, pass, installs, nudges };
}

const bar = (name = 'A suggestion') => screen.queryByRole('complementary', { name });

describe('the app nudge (R-209)', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 768));
  afterEach(() => vi.unstubAllGlobals());

  it.each(['/', '/communities/bengaluru', '/departments/engineering', '/discussions/koyal-pay-discussions'])(
    'comes five seconds after entering %s, and offers the home screen where the browser does',
    async (url) => {
      const { pass, installs, nudges } = await phoneAt(url);
      await pass(4_999);
      expect(bar()).toBeNull();
      await pass(1);
      expect(bar()).not.toBeNull();
      expect(nudges.kept.interruptedAt).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
      expect([installs.asked, bar(), nudges.kept.closed]).toEqual([1, null, ['app-nudge']]);
    },
  );

  it('counts the time that the page was there before its code', async () => {
    const installs = new FakeAppInstalls();
    installs.opened = 3_000;
    const { pass } = await phoneAt('/', { installs });
    await pass(2_000);
    expect(bar()).not.toBeNull();
  });

  it('offers the host’s app where there is one, and otherwise nothing', async () => {
    const { pass, view } = await phoneAt('/', { appUrl: 'https://store.example/daftar', language: 'hi' });
    await pass(5_000);
    expect(screen.getByRole('link', { name: 'ऐप लें' }).getAttribute('href')).toBe('https://store.example/daftar');
    view.unmount();
    const bare = await phoneAt('/', { installs: new FakeAppInstalls({ offers: false }) });
    await bare.pass(5_000);
    expect([bar(), bare.nudges.kept]).toEqual([null, neverInterrupted]);
  });

  it('begins its time again on another page, and does not come on most', async () => {
    const { pass, router } = await phoneAt('/');
    await pass(4_000);
    await act(async () => router.push('/jobs'));
    await pass(10_000);
    expect(bar()).toBeNull();
    await act(async () => router.push('/communities/bengaluru'));
    await pass(4_999);
    expect(bar()).toBeNull();
    await pass(1);
    expect(bar()).not.toBeNull();
    await act(async () => router.push('/jobs'));
    expect(bar()).toBeNull();
  });

  it.each([
    ['on an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
    ['in the native app', { userAgent: 'Mozilla/5.0 (Linux; Android 14) DaftarApp/2.1' }],
    ['in a window that was made wide', { width: 769 }],
  ])('does not come %s', async (_where, device) => {
    const { pass } = await phoneAt('/', { installs: new FakeAppInstalls(device) });
    await pass(20_000);
    expect(bar()).toBeNull();
  });

  it('does not come twice in half an hour, nor after it was closed (F-05)', async () => {
    const spent = new FakeNudges();
    const first = await phoneAt('/', { nudges: spent });
    spent.remember(interrupted(neverInterrupted, first.clock.now()));
    await first.pass(10_000);
    expect(bar()).toBeNull();
    first.view.unmount();
    const closed = new FakeNudges();
    const second = await phoneAt('/', { nudges: closed });
    await second.pass(5_000);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    second.view.unmount();
    const third = await phoneAt('/', { nudges: closed });
    await third.pass(10_000);
    expect(bar()).toBeNull();
  });

  it.each([769, 1_280])('is fetched on nothing wider than a phone, as on %i pixels (R-215)', async (width) => {
    vi.stubGlobal('innerWidth', width);
    const { pass, installs } = await phoneAt('/');
    await pass(20_000);
    expect([bar(), installs.isWaitedFor]).toEqual([null, false]);
  });
});

describe('the offer of a browser to put the pages on the home screen', () => {
  it('is caught before the page comes alive, and asked for once (R-209)', async () => {
    catchInstallEvent();
    const installs = new BrowserAppInstalls();
    expect(installs.canInstall()).toBe(false);
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    expect([installs.canInstall(), event.defaultPrevented, prompt.mock.calls.length]).toEqual([true, true, 0]);
    await installs.install();
    await installs.install();
    expect([installs.canInstall(), prompt.mock.calls.length]).toEqual([false, 1]);
  });
});
