import { describe, expect, it } from 'vitest';
import { newestAwardsPath } from '../navigation/menu.ts';
import { loadsWhole, mayRefresh } from './native-loading.ts';

describe('a navigation in the native app (R-204)', () => {
  it.each([
    ['/p/1', '/', true],
    ['/', '/communities', true],
    ['/overview/koyal-pay-overview', '/list-of-companies', true],
    ['/', '/reviews', true],
    ['/', '/salaries', true],
    ['/', '/interviews', true],
    ['/', '/jobs', true],
    ['/', newestAwardsPath, true],
    ['/list-of-companies', '/list-of-companies', false],
    ['/', '/', false],
    ['/', '/p/1', false],
    ['/', '/overview/koyal-pay-overview', false],
    ['/', '/list-of-companies/more', false],
    ['/', '/salaries/take-home-salary-calculator', false],
  ])('from %s to %s loads the whole document: %s', (from, to, isWhole) => expect(loadsWhole(from, to)).toBe(isWhole));
});

describe('pulling the page down (R-220)', () => {
  const reading = { path: '/communities', layers: 0, isWriting: false };

  it.each([
    [{}, true],
    [{ layers: 1 }, false],
    [{ isWriting: true }, false],
    [{ path: '/contribute/salary-v3' }, false],
    [{ path: '/messages' }, false],
  ])('with %j may load it again: %s', (state, may) => expect(mayRefresh({ ...reading, ...state })).toBe(may));
});
