import { expect, it } from 'vitest';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { GivenStore } from './given-store.ts';

it('contributions from a device are counted by kind, without those only in the pool', async () => {
  const keys = new FakeContributionKeys();
  for (const kind of ['salary', 'review', 'review'] as const) await keys.make({ kind, about: 'Koyal Pay' });
  await keys.make({ kind: 'interview' });
  const { counting } = new GivenStore(keys);
  await counting.send();
  expect(counting.value).toEqual([
    { kind: 'review', count: 2 },
    { kind: 'salary', count: 1 },
  ]);
});
