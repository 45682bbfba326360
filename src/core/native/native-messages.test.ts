import { anything, assert, constantFrom, dictionary, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appMessageTypes, isAppMessage, isPageMessage, longestMessagePath, messageTitle, nativePermissions, pageMessageTypes } from './native-messages.ts';

const token = '{"endpoint":"https://push.example/1"}';

describe('a message of a page to the app (R-220)', () => {
  it('is one of eight', () =>
    expect(appMessageTypes).toEqual([
      'share',
      'pullToRefresh',
      'setAppRatingTimer',
      'pushNewPageInStack',
      'goBackInPageStack',
      'initNotifications',
      'signOut',
      'openLogin',
    ]));

  it.each([
    { type: 'share', title: 'पोस्ट', path: '/p/p8d1f0c2m7c1t8zb?comment=1#end' },
    { type: 'pullToRefresh', isAllowed: false },
    { type: 'setAppRatingTimer' },
    { type: 'pushNewPageInStack', path: '/', title: 'Daftar' },
    { type: 'goBackInPageStack' },
    { type: 'initNotifications', openSettings: true },
    { type: 'signOut' },
    { type: 'openLogin', redirectUrl: '/p/1?onLogin=true' },
  ])('%j', (message) => expect([isAppMessage(message), isPageMessage(message)]).toEqual([true, false]));

  it.each([
    ...[
      '//evil.test',
      '/\\evil.test',
      'https://evil.test/',
      'javascript:alert(1)',
      '',
      'p/1',
      '/p/1 2',
      '/p/\n',
      '/p/\u202e',
      `/${'x'.repeat(longestMessagePath)}`,
    ].map((redirectUrl) => ({ type: 'openLogin', redirectUrl })),
    { type: 'openLogin' },
    { type: 'openLogin', redirectUrl: 7 },
    { type: 'openLogin', redirectUrl: ['/p/1'] },
    { type: 'share', title: '', path: '/' },
    { type: 'share', title: 'two\nlines', path: '/' },
    { type: 'share', title: 'x'.repeat(301), path: '/' },
    { type: 'signOut', userId: 'u1' },
    { type: 'pullToRefresh', isAllowed: 'yes' },
  ])('is none: %j', (message) => expect(isAppMessage(message)).toBe(false));
});

describe('a message of the app to a page (R-176, R-220)', () => {
  it('is one of four', () => expect(pageMessageTypes).toEqual(['notificationPermission', 'loggedIn', 'back', 'refresh']));

  it.each([
    ...nativePermissions.map((permission) => ({ type: 'notificationPermission', permission })),
    { type: 'notificationPermission', permission: 'granted', token },
    { type: 'loggedIn' },
    { type: 'back' },
    { type: 'refresh' },
  ])('%j', (message) => expect([isPageMessage(message), isAppMessage(message)]).toEqual([true, false]));

  it.each([
    undefined,
    null,
    'back',
    7,
    ['back'],
    {},
    { type: 'BACK' },
    { type: ['back'] },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'signOut' },
    { type: 'back', to: '/settings/manage-account' },
    { type: 'loggedIn', redirectUrl: 'https://evil.test/' },
    JSON.parse('{"type":"back","__proto__":{"isAdmin":true}}'),
    { type: 'notificationPermission' },
    { type: 'notificationPermission', permission: 'unsupported' },
    { type: 'notificationPermission', permission: 'granted', token: 'short' },
    { type: 'notificationPermission', permission: 'granted', token: `${token} ` },
    { type: 'notificationPermission', permission: 'granted', token: 'x'.repeat(4_097) },
    { type: 'notificationPermission', permission: 'granted', token: null },
  ])('is none: %j', (message) => expect(isPageMessage(message)).toBe(false));

  it('is none whatever else is said, and never breaks the page', () => {
    const kinds = constantFrom(...appMessageTypes, ...pageMessageTypes, 'hasOwnProperty');
    const values = oneof(anything(), record({ type: kinds }), dictionary(string(), anything()));
    assert(
      property(values, (value) => {
        const said: unknown = Object(value).type;
        const isOurs = isPageMessage(value) || isAppMessage(value);
        expect(isOurs && ![...appMessageTypes, ...pageMessageTypes].some((type) => type === said)).toBe(false);
      }),
    );
  });
});

describe('a title in a message', () => {
  it.each([
    ['Koyal Pay | Daftar', 'Koyal Pay | Daftar'],
    [' two\r\nlines ', 'two lines'],
    ['😀'.repeat(200), '😀'.repeat(150)],
    [`x${'😀'.repeat(200)}`, `x${'😀'.repeat(149)}\ufffd`],
  ])('%j is said as %j', (title, said) => expect(messageTitle(title)).toBe(said));
});
