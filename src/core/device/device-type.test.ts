import { describe, expect, it } from 'vitest';
import { browserSystemAt, deviceTypeAt } from './device-type.ts';

describe('a device (R-215, R-249)', () => {
  it.each([
    [320, 'WAP', 'AB_MSITE'],
    [480, 'WAP', 'AB_MSITE'],
    [481, 'WEB', 'AB_WEB'],
    [1_280, 'WEB', 'AB_WEB'],
  ])('of width %i is of type %s and asks as %s', (width, type, system) => {
    expect([deviceTypeAt(width), browserSystemAt(width)]).toEqual([type, system]);
  });

  it('is no native wrapper, which would log itself in and set up no scripts (R-141)', () => {
    const systems: readonly string[] = [0, 320, 768, 1_280].map(browserSystemAt);
    expect(systems).not.toContain('AB_IOS');
    expect(systems).not.toContain('AB_ANDROID');
  });
});
