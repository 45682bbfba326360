import { expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { routes as feed, type operations } from '#contract/generated/feed.ts';
import { createShell } from '#web/app/shell.ts';
import { Http } from '#web/adapters/http/http.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { aMember, aSession } from '#tests/members.ts';

it('a page restarts silently once the server refuses it for another member', async () => {
  const [clock, tabs, named] = [new FakeClock(), new FakeTabs(), [] as (string | null)[]];
  const shell = createShell({
    origin: 'http://daftar.test',
    fetch: async (input, init) => {
      named.push(new Request(input, init).headers.get('signed-in-as'));
      return new Response('{"code":"MEMBER_CHANGED","message":"Another member."}', { status: 401, headers: { 'content-type': 'application/problem+json' } });
    },
    identity: { appid: '999', systemid: 'AB_WEB' },
    retryDelaysMs: [],
    clock,
    preferences: new FakePreferences(),
    connections: new FakeConnections(),
    tabs,
    markers: new FakeLoginMarkers(),
    words: await loadSharedWords('en'),
    brand: productBrand,
    host: usualHostSettings,
  });
  const member = aMember();
  shell.get(SessionStore).hold(aSession(clock.now(), member));
  const { getMyFeedMeta } = shell.get(Http).service<operations>(feed);
  for (let call = 0; call < 2; call++) await expect(getMyFeedMeta({})).rejects.toMatchObject({ kind: 'signed-out', code: 'MEMBER_CHANGED' });
  expect(named).toEqual([member.userId, member.userId]);
  expect([tabs.reloads, tabs.recorded, shell.get(ToastStore).toasts]).toEqual([['memberChanged=true'], [], []]);
});
