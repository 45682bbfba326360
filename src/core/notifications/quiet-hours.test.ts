import { describe, expect, it } from 'vitest';
import { sharedQuietHoursOf, soundsFrom, usualQuietHours } from './quiet-hours.ts';

const at = (time: string, day = '24'): number => Date.parse(`2026-11-${day}T${time}:00+05:30`);

describe('quiet hours (R-175)', () => {
  it.each([
    ['21:59', '21:59', '24'],
    ['22:00', '07:00', '25'],
    ['23:30', '07:00', '25'],
    ['00:00', '07:00', '24'],
    ['06:59', '07:00', '24'],
    ['07:00', '07:00', '24'],
    ['12:00', '12:00', '24'],
  ])('of the night hold what comes at %s back until %s', (now, until, day) => expect(soundsFrom(usualQuietHours, at(now))).toBe(at(until, day)));

  it.each([
    ['08:59', '08:59'],
    ['09:00', '18:00'],
    ['17:59', '18:00'],
    ['18:00', '18:00'],
  ])('of the day hold what comes at %s back until %s', (now, until) => expect(soundsFrom({ from: 9, until: 18 }, at(now))).toBe(at(until)));

  it.each([
    ['the night', { from: 22, until: 7 }, { from: 22, until: 7 }],
    ['a little of it', { from: 23, until: 5 }, { from: 22, until: 7 }],
    ['an early evening', { from: 21, until: 6 }, { from: 21, until: 9 }],
    ['a day after a shift at night', { from: 8, until: 14 }, { from: 6, until: 16 }],
    ['the hours at work', { from: 9, until: 18 }, { from: 8, until: 18 }],
    ['hours like nobody’s', { from: 17, until: 4 }, { from: 0, until: 23 }],
    ['no time at all', { from: 5, until: 5 }, null],
  ])('of a made-up name are some that many share, around %s (F-07)', (_what, own, shared) => expect(sharedQuietHoursOf(own)).toEqual(shared));

  it('are none where a member wants none, or ends them where they begin', () => {
    expect([soundsFrom(null, at('23:00')), soundsFrom({ from: 5, until: 5 }, at('05:00'))]).toEqual([at('23:00'), at('05:00')]);
  });
});
