import { describe, expect, it } from 'vitest';
import { obstacleTo } from './provider-obstacle.ts';

describe('a login (R-146)', () => {
  it.each([
    ['google', {}, undefined],
    ['naukri', { hasCookies: false }, 'cookies'],
    ['linkedin', { hasLinkedinFailed: true }, 'failed-before'],
    ['linkedin', { hasCookies: false, hasLinkedinFailed: true }, 'cookies'],
    ['microsoft', { hasLinkedinFailed: true }, undefined],
  ] as const)('with %s, knowing %j, is stopped by: %s', (provider, known, obstacle) => {
    expect(obstacleTo({ provider, hasCookies: true, hasLinkedinFailed: false, ...known })).toBe(obstacle);
  });
});
