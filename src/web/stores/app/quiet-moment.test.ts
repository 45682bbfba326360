import { expect, it } from 'vitest';
import { minuteMs } from '#core/figures/durations.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { atQuietMoment } from './quiet-moment.ts';

function waiting() {
  const [clock, acts] = [new FakeClock(), [] as number[]];
  const begun = clock.elapsed();
  const cancel = atQuietMoment(clock, { afterMs: 10 * minuteMs, spanMs: 4 * minuteMs, chance: () => 0.5 }, () =>
    acts.push((clock.elapsed() - begun) / minuteMs),
  );
  return { clock, acts, cancel };
}

it('is the one that was said, and once', () => {
  const { clock, acts } = waiting();
  clock.advance(60 * minuteMs);
  expect(acts).toEqual([10]);
});

it('is drawn again where the device slept past it, as often as it does (F-07)', () => {
  const { clock, acts } = waiting();
  clock.set(30 * minuteMs);
  clock.advance(11 * minuteMs);
  expect(acts).toEqual([]);
  clock.set(30 * minuteMs);
  clock.advance(2 * minuteMs);
  expect(acts).toEqual([]);
  clock.advance(2 * minuteMs);
  expect(acts).toEqual([14]);
});

it('is the announced one in a background page, which rings a little late', () => {
  const { clock, acts } = waiting();
  clock.set(minuteMs);
  clock.advance(10 * minuteMs);
  expect(acts).toEqual([10]);
});

it('never comes once it is given up, also one that was drawn again', () => {
  const { clock, acts, cancel } = waiting();
  clock.set(30 * minuteMs);
  clock.advance(10 * minuteMs);
  cancel();
  clock.advance(60 * minuteMs);
  expect(acts).toEqual([]);
});
