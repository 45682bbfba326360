import { describe, expect, it } from 'vitest';
import { appNudge, mayOfferApp, offersAppOn } from './app-nudge.ts';
import { mayInterrupt, neverInterrupted } from './nudge-budget.ts';

const phone = { width: 390, userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', touchPoints: 5 };

describe('the app nudge (R-209)', () => {
  it('covers nothing, can be closed, and so may interrupt', () => {
    expect(mayInterrupt(appNudge, neverInterrupted, 0)).toBe(true);
  });

  it.each(['HomeScreen', 'CommunityListing', 'DepartmentListing', 'CompanyPosts'])('comes on %s', (page) => expect(offersAppOn(page)).toBe(true));

  it.each(['Communities', 'PostDetails', 'JobsListing', 'Login', 'NotFound'])('does not come on %s', (page) => expect(offersAppOn(page)).toBe(false));

  it.each([
    ['a phone', {}, true],
    ['a window of 768', { width: 768 }, true],
    ['a window of 769', { width: 769 }, false],
    ['a server, which has no window', { width: undefined }, false],
    ['an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' }, false],
    ['an iPad', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15' }, false],
    ['an iPad that calls itself a Macintosh', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, false],
    ['a Macintosh with a narrow window', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', touchPoints: 0 }, true],
    ['the native app', { userAgent: `${phone.userAgent} DaftarApp/2.1` }, false],
  ])('asks %s: %j %s', (_which, device, may) => expect(mayOfferApp({ ...phone, ...device })).toBe(may));
});
