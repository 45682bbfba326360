import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { TimedOut, withTimeout } from './timeout.ts';

describe('the timeout of a request (B-05)', () => {
  it('tells the caller once it has passed', async () => {
    const clock = new FakeClock();
    const answer = withTimeout(clock, 1_800, new Promise(() => undefined));
    clock.advance(1_799);
    expect(await Promise.race([answer, 'waits'])).toBe('waits');
    clock.advance(1);
    await expect(answer).rejects.toBeInstanceOf(TimedOut);
  });

  it('has not passed where the process stood still meanwhile, and hears what is ready', async () => {
    const due: (() => void)[] = [];
    const clock = { after: (_ms: number, act: () => void) => (due.push(act), () => undefined) };
    const { promise: work, resolve } = Promise.withResolvers<string>();
    const answer = withTimeout(clock, 1_800, work);
    // After two seconds without a processor the timer runs first, and then what came in meanwhile.
    due.shift()?.();
    resolve('ready');
    expect(await answer).toBe('ready');
  });
});
