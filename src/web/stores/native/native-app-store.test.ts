import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeNativeBridge } from '#tests/fakes/native/fake-native-bridge.ts';
import { FakeNativePage } from '#tests/fakes/native/fake-native-page.ts';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { NativeAppStore } from './native-app-store.ts';

function inApp(isThere = true) {
  const clock = new FakeClock();
  const [bridge, page, urls, login] = [new FakeNativeBridge(), new FakeNativePage(), new FakeUrls(), aKeptLogin(clock).login];
  bridge.isThere = isThere;
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  const store = new NativeAppStore(bridge, page, urls, login, session);
  const end = store.begin();
  return { bridge, page, urls, login, session, store, end };
}

describe('a page in the native app', () => {
  it('knows the app’s version and build, and first says whether pulling down works (R-137, R-220)', () => {
    const { bridge, page, session } = inApp();
    expect(session.user).toMatchObject({ appVersion: '3.2.0', appBuild: '412' });
    expect([session.isInApp, page.dressedFor, bridge.recorded]).toEqual([true, bridge.app, [{ type: 'pullToRefresh', isAllowed: true }]]);
  });

  it('cannot be pulled down under dialogs, while writing or in forms, and tells the app', () => {
    const { bridge, page, store } = inApp();
    const uncover = store.counting(() => () => undefined)(() => undefined);
    bridge.tell({ type: 'refresh' });
    uncover();
    uncover();
    page.write(true);
    page.write(false);
    store.show('/contribute/salary-v3', false);
    store.show('/communities', false);
    expect(bridge.recorded).toEqual([true, false, true, false, true, false, true].map((isAllowed) => ({ type: 'pullToRefresh', isAllowed })));
    expect(page.done).toEqual([]);
    bridge.tell({ type: 'refresh' });
    expect(page.done).toEqual(['reload']);
  });

  it('tells of a page that was opened over another, and of no other step (R-204)', () => {
    const { bridge, page, store } = inApp();
    page.at = '/p/1?comment=2';
    page.titled = 'How long is the probation? | Daftar';
    store.show('/p/1', true);
    store.show('/communities', false);
    expect(bridge.recorded.slice(1)).toEqual([{ type: 'pushNewPageInStack', path: '/p/1?comment=2', title: 'How long is the probation? | Daftar' }]);
  });

  it('loads a menu entry’s first page as a whole, and itself never (R-203, R-204)', () => {
    const { page, urls, store } = inApp();
    const to = { pathname: '/list-of-companies', search: '?sort=rating', hash: '' };
    expect([store.load(to), store.load({ ...to, pathname: '/p/1' })]).toEqual([true, false]);
    page.at = '/list-of-companies';
    expect([store.load(to), urls.went]).toEqual([false, ['/list-of-companies?sort=rating']]);
  });

  it.each([
    ['closes what lies over it', 1, 0, ['back'], []],
    ['goes back', 0, 2, ['back'], []],
    ['leaves it to the app where there is nothing to go back to', 0, 0, [], [{ type: 'goBackInPageStack' }]],
  ])('%s at the button of the device', (_does, layers, placesBefore, done, recorded) => {
    const { bridge, page, store } = inApp();
    for (let layer = 0; layer < layers; layer++) store.counting(() => () => undefined)(() => undefined);
    page.placesBefore = placesBefore;
    const before = bridge.recorded.length;
    bridge.tell({ type: 'back' });
    expect([page.done, bridge.recorded.slice(before)]).toEqual([done, recorded]);
  });

  it('hears nothing any more once it is over', () => {
    const { bridge, page, end } = inApp();
    end();
    bridge.tell({ type: 'refresh' });
    expect(page.done).toEqual([]);
  });
});

describe('the login of the native app (R-221)', () => {
  it('replaces ours, states its purpose, and leads back to where the page said', () => {
    const { bridge, urls, login } = inApp();
    login.open({ writerRequired: true, internalCampaign: 'compose', openCreatePost: true });
    const redirectUrl = '/communities?openOnboarding=w&campaign=compose&openCreatePost=true&onLogin=true';
    expect([login.isWanted, bridge.recorded.at(-1)]).toEqual([false, { type: 'openLogin', redirectUrl }]);
    bridge.tell({ type: 'loggedIn', redirectUrl: 'https://evil.test/' });
    expect(urls.went).toEqual([]);
    bridge.tell({ type: 'loggedIn' });
    expect(urls.went).toEqual([redirectUrl]);
  });

  it('leads back to the page that is shown, where the app logs in by itself', () => {
    const { bridge, urls } = inApp();
    bridge.tell({ type: 'loggedIn' });
    expect(urls.went).toEqual(['/communities?onLogin=true']);
  });

  it('is ours where no app hears it', () => {
    const { login } = inApp(false);
    login.open({ context: 'salary' });
    expect(login.options).toEqual({ context: 'salary' });
  });
});
