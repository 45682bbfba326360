import { expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { DueWork, Rounds } from './rounds.ts';

function begun() {
  const clock = new FakeClock();
  const rounds: PromiseWithResolvers<number | void>[] = [];
  const work = () => {
    const round = Promise.withResolvers<number | void>();
    rounds.push(round);
    return round.promise;
  };
  const all = new Rounds(clock, 1_000, work);
  const end = async (how: (round: PromiseWithResolvers<number | void> | undefined) => void) => {
    how(rounds.at(-1));
    await clock.untilWaitedFor();
  };
  return { clock, rounds, all, end };
}

it('begins a round some time after the last ended, even after a failure', async () => {
  const { clock, rounds, all, end } = begun();
  all.start();
  clock.advance(999);
  expect(rounds).toHaveLength(0);
  clock.advance(5_000);
  expect(rounds).toHaveLength(1);
  await end((round) => round?.resolve());
  clock.advance(1_000);
  await end((round) => round?.reject(new Error('refused')));
  clock.advance(1_000);
  await end((round) => round?.resolve(10));
  clock.advance(10);
  expect(rounds).toHaveLength(4);
});

it('begins none after being stopped, even during a round, which it awaits', async () => {
  const { clock, rounds, all } = begun();
  all.start();
  clock.advance(1_000);
  let hasEnded = false;
  const stopped = all.stop().then(() => (hasEnded = true));
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  rounds[0]?.resolve();
  await stopped;
  clock.advance(10_000);
  all.start();
  clock.advance(10_000);
  expect(rounds).toHaveLength(1);
});

it('does what is due until none is left, and tells of what fails', async () => {
  const clock = new FakeClock();
  const recorded: string[] = [];
  let due = 3;
  const next = async () => {
    if (due < 0) throw new Error('It is broken.');
    return due-- > 0;
  };
  const work = new DueWork(clock, 1_000, {
    next,
    failed: 'It could not be done',
    log: { warn: (_error: unknown, said?: unknown) => recorded.push(String(said)) },
  });
  work.start();
  clock.advance(1_000);
  await clock.untilWaitedFor();
  expect([due, recorded]).toEqual([-1, []]);
  clock.advance(1_000);
  await clock.untilWaitedFor();
  expect(recorded).toEqual(['It could not be done']);
  await work.stop();
});
