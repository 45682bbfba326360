import { describe, expect, it } from 'vitest';
import { afterGoogleMoment, noFlags } from './google-one-tap.ts';

describe("Google's one-tap (R-142, R-145)", () => {
  it.each([
    ['displayed', { yoloShowed: true }],
    ['not-displayed', { showGoogleYolo: true }],
    ['dismissed', { showGoogleYolo: true }],
    ['skipped', {}],
    ['credential', {}],
  ] as const)('that was %s changes %j', (moment, change) => {
    expect(afterGoogleMoment(noFlags, moment)).toEqual({ ...noFlags, ...change });
  });
});
