import { describe, expect, it } from 'vitest';
import { trackerOf } from '../usage/tracker.ts';
import { nativeAppIn } from './native-app.ts';
import { withBuildOf } from './native-build.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const webkit = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the native app, by the user agent of its webview (R-137, R-222)', () => {
  it.each([
    [`${chrome} DaftarApp/3.2.0 (android; 412)`, { system: 'AB_ANDROID', version: '3.2.0', build: '412' }],
    [`${webkit} DaftarApp/4.0-beta (ios; 7A.12)`, { system: 'AB_IOS', version: '4.0-beta', build: '7A.12' }],
    [`DaftarApp/1 (ios; 1) ${webkit}`, { system: 'AB_IOS', version: '1', build: '1' }],
  ])('%s', (userAgent, app) => expect(nativeAppIn(userAgent)).toEqual(app));

  it.each([
    chrome,
    webkit,
    '',
    `${chrome} DaftarApp/3.2.0`,
    `${chrome} DaftarApp/3.2.0 (windows; 412)`,
    `${chrome} DaftarApp/ (android; 412)`,
    `${chrome} NotDaftarApp/3.2.0 (android; 412)`,
    `${chrome} daftarapp/3.2.0 (android; 412)`,
    `${chrome} DaftarApp/3.2.0 (android; 412)x`,
    `${chrome} DaftarApp/3.2.0 (android; <b>)`,
    `${chrome} DaftarApp/3${'.0'.repeat(40)} (android; 412)`,
  ])('is none: %s', (userAgent) => expect(nativeAppIn(userAgent)).toBeUndefined());

  it('is counted by a tracker of its platform', () => expect((['AB_ANDROID', 'AB_IOS'] as const).map(trackerOf)).toEqual([9207, 9208]));
});

describe('the build of the app (R-138)', () => {
  const app = { system: 'AB_IOS', version: '3.2.0', build: '412' } as const;

  it.each([
    ['', '412'],
    ['lang=hi; appBuildNumber=415; theme=dark', '415'],
    ['appBuildNumber=415', '415'],
    ['xappBuildNumber=415', '412'],
    ['appBuildNumber=<b>', '412'],
    [`appBuildNumber=${'4'.repeat(33)}`, '412'],
  ])('with the cookies %j is %s', (cookies, build) => expect(withBuildOf(app, cookies)).toEqual({ ...app, build }));
});
