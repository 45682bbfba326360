import { describe, expect, it } from 'vitest';
import { soundsFrom, usualQuietHours } from './quiet-hours.ts';

/** A moment of one day in India. */
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

  it('are none where a member wants none, or ends them where they begin', () => {
    expect([soundsFrom(null, at('23:00')), soundsFrom({ from: 5, until: 5 }, at('05:00'))]).toEqual([at('23:00'), at('05:00')]);
  });
});
