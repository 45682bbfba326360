import { describe, expect, it } from 'vitest';
import { obstacleTo } from './provider-obstacle.ts';

const fine = { hasCookies: true, hasToken: true, isNaukriSdkLoaded: true, hasLinkedinFailed: false };

describe('a login (R-146)', () => {
  it.each([
    ['google', 'redirect', {}, undefined],
    ['google', 'redirect', { hasToken: false }, undefined],
    ['google', 'button', { hasToken: false }, 'no-token'],
    ['google', 'one-tap', { hasToken: false }, 'no-token'],
    ['google', 'one-tap', {}, undefined],
    ['naukri', 'redirect', { isNaukriSdkLoaded: false }, undefined],
    ['naukri', 'button', { isNaukriSdkLoaded: false }, 'sdk-missing'],
    ['naukri', 'one-tap', { isNaukriSdkLoaded: false }, undefined],
    ['linkedin', 'redirect', { hasLinkedinFailed: true }, 'failed-before'],
    ['microsoft', 'redirect', { hasLinkedinFailed: true }, undefined],
    ['microsoft', 'button', {}, undefined],
    ['linkedin', 'redirect', { hasCookies: false, hasLinkedinFailed: true }, 'cookies'],
    ['naukri', 'button', { hasCookies: false, isNaukriSdkLoaded: false }, 'cookies'],
  ] as const)('with %s by %s, knowing %j, is stopped by: %s', (provider, flow, known, obstacle) => {
    expect(obstacleTo({ provider, flow, ...fine, ...known })).toBe(obstacle);
  });
});
