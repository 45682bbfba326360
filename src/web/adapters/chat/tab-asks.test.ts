import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { TabAsks } from './tab-asks.ts';

/** Clock of a starved tab, whose alarms ring late once. */
class StarvedClock extends FakeClock {
  #set: readonly (() => void)[] = [];

  override after(_delayMs: number, wake: () => void): () => void {
    this.#set = [...this.#set, wake];
    return () => void (this.#set = this.#set.filter((other) => other !== wake));
  }

  comeBack(): void {
    const overdue = this.#set;
    this.#set = [];
    for (const wake of overdue) wake();
  }
}

const asked = (clock: FakeClock) => {
  const asks = new TabAsks(clock, () => 'a1');
  return { asks, answer: asks.ask({ what: 'arm' }, () => undefined, 3_000) };
};

describe('what a tab asks of the one that has the line', () => {
  it('is not answered any more once its time is over', async () => {
    const clock = new FakeClock();
    const { answer } = asked(clock);
    clock.advance(2_999);
    expect(await Promise.race([answer, 'waits'])).toBe('waits');
    clock.advance(1);
    await expect(answer).rejects.toMatchObject({ kind: 'offline' });
  });

  it('is answered by what came while this tab had no processor', async () => {
    const clock = new StarvedClock();
    const { asks, answer } = asked(clock);
    clock.comeBack();
    asks.hear({ kind: 'answer', id: 'a1', value: 7 });
    expect(await answer).toBe(7);
  });
});
