import { describe, expect, it } from 'vitest';
import { notificationPlatformAt } from './notification-platform.ts';

describe('the platform that a list is asked for', () => {
  it.each([
    [undefined, 'phone'],
    [320, 'phone'],
    [768, 'phone'],
    [769, 'computer'],
    [1_280, 'computer'],
  ])('is at a width of %s a %s (R-169)', (width, platform) => {
    expect(notificationPlatformAt(width, false)).toBe(platform);
  });

  it('is a phone in the native app, on a tablet too (R-169)', () => expect(notificationPlatformAt(1_280, true)).toBe('phone'));
});
