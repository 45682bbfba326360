import { afterEach, expect, it, vi } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { Tabs } from '#core/device/tabs.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { openNative } from '#web/app/native/native-shell.ts';
import { createShell } from '#web/app/shell.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';

afterEach(() => vi.restoreAllMocks());

it('the native shell recognises the app, controls pulling, reports as one, and signs out there (R-137, R-220, R-222, R-228)', async () => {
  const posted: unknown[] = [];
  const asked: Request[] = [];
  // Forms and what is being written there keep a page from being pulled down.
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 DaftarApp/3.2.0 (android; 412)');
  vi.stubGlobal('daftarApp', { postMessage: (text: string) => posted.push(JSON.parse(text)) });
  // The page of an app is never left; what it hears of the document would reach the tests that follow.
  vi.spyOn(document, 'addEventListener').mockReturnValue();
  const tabs = new FakeTabs();
  const shell = createShell({
    origin: 'http://daftar.test',
    fetch: async (input, init) => (asked.push(new Request(input, init)), new Response('{}')),
    identity: { appid: '999', systemid: 'AB_ANDROID' },
    retryDelaysMs: [],
    clock: new FakeClock(),
    preferences: new FakePreferences(),
    connections: new FakeConnections(),
    tabs,
    markers: new FakeLoginMarkers(),
    words: await loadSharedWords('en'),
    brand: productBrand,
    host: usualHostSettings,
  });
  openNative(shell);
  expect(shell.get(SessionStore).isInApp).toBe(true);
  expect(shell.get(Tabs)).not.toBe(tabs);
  expect(posted).toContainEqual({ type: 'pullToRefresh', isAllowed: true });
  await shell.get(FailuresStore).partBroke(new Error('Broken'));
  expect(await asked.find(({ url }) => url.endsWith('/api/v4/log/error'))?.json()).toMatchObject({ display: 'APP' });
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['native'];
});
