import { expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { anOverload, overloaded } from '#tests/fakes/an-overload.ts';
import { TooBusy } from './overload.ts';

it('begins with the fourth long wait seen, and ends after five seconds without any (B-55)', () => {
  const { overload, clock, wait, said } = anOverload(new FakeClock());
  const after = (ms: number): boolean => (clock.advance(ms), overload.isHere);
  wait.ms = 250;
  expect([overload.isHere, after(250), after(250), after(249), after(1)]).toEqual([false, false, false, false, true]);
  expect([after(4_000), said]).toEqual([true, ['warn']]);
  wait.ms = 150;
  expect([after(4_000), after(4_000)]).toEqual([true, true]);
  wait.ms = 50;
  expect([after(2_500), after(2_499), said]).toEqual([true, true, ['warn']]);
  expect([after(250), said]).toEqual([false, ['warn', 'info']]);
});

it('has ended where nobody asked for anything for a while', () => {
  const { overload, clock, wait } = overloaded(new FakeClock());
  expect(overload.isHere).toBe(true);
  wait.ms = 900;
  clock.advance(5_000);
  expect(overload.isHere).toBe(false);
});

it('does not begin with one long pause, however often it is asked meanwhile', () => {
  const { overload, clock, wait } = anOverload(new FakeClock());
  wait.ms = 900;
  expect([overload.isHere, overload.isHere, overload.waitsMs]).toEqual([false, false, { database: 900 }]);
  for (const ms of [900, 900, 190, 900, 900, 900]) {
    wait.ms = ms;
    clock.advance(250);
    expect(overload.isHere).toBe(false);
  }
});

it('admits eight at once and refuses the rest, and does not end while it refuses', () => {
  const { overload, clock, wait } = anOverload(new FakeClock());
  const before = Array.from({ length: 20 }, () => overload.admit());
  wait.ms = 201;
  for (let look = 0; look < 4; look++) {
    expect(overload.isHere).toBe(false);
    clock.advance(250);
  }
  expect(() => overload.admit()).toThrow(TooBusy);
  for (const leave of before.slice(0, 13)) leave();
  const leave = overload.admit();
  expect(() => overload.admit()).toThrow(TooBusy);
  wait.ms = 0;
  for (let look = 0; look < 40; look++) {
    clock.advance(250);
    expect(() => overload.admit()).toThrow(TooBusy);
  }
  leave();
  clock.advance(250);
  overload.admit()();
  clock.advance(5_000);
  expect(overload.isHere).toBe(false);
});

it('gives back the place of a request once, however often that is over', () => {
  const { overload } = overloaded(new FakeClock());
  const [leave] = Array.from({ length: 8 }, () => overload.admit());
  leave?.();
  leave?.();
  overload.admit();
  expect(() => overload.admit()).toThrow(TooBusy);
});
