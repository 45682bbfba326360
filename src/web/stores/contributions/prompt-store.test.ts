import { describe, expect, it } from 'vitest';
import { contributionKinds, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { promptRestMs } from '#core/contributions/prompt-order.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { ContributionsStore } from './contributions-store.ts';
import { PromptStore } from './prompt-store.ts';

function prompts({ storage = new FakeUserStorage(), clock = new FakeClock() } = {}) {
  const device = aContributingDevice();
  const { keys } = device;
  const contributions = new ContributionsStore(clock, ...device.listed);
  return { contributions, keys, storage, clock, prompt: new PromptStore(contributions, storage, clock) };
}

const beginningWith = (first: ContributionKind) => [first, ...contributionKinds.filter((kind) => kind !== first)];

describe('what a member is asked for next (R-091)', () => {
  it('follows what was sent, and begins with a review', async () => {
    const { contributions, keys, prompt } = prompts();
    await keys.make({ kind: 'review', about: 'Koyal Pay', thingId: 'r1' });
    await contributions.open();
    expect([prompt.next, prompt.modeOf('salary')]).toEqual(['review', 'generic']);
    contributions.arrive('r1');
    expect([prompt.next, prompt.offered, prompt.modeOf('interview')]).toEqual(['interview', beginningWith('interview'), 'new']);
    await keys.make({ kind: 'interview', about: 'Koyal Pay', thingId: 'i1' });
    await contributions.open();
    contributions.arrive('i1');
    expect([prompt.next, prompt.offered]).toEqual(['photo', beginningWith('photo')]);
  });

  it('says of a kind that something begun did not arrive', async () => {
    const { contributions, keys, prompt } = prompts();
    await keys.make({ kind: 'salary', about: 'Koyal Pay' });
    await contributions.open();
    expect([prompt.modeOf('salary'), prompt.modeOf('review')]).toEqual(['pending', 'generic']);
  });

  it('pauses after being dismissed, by its own key, even after a reload', () => {
    const { prompt, storage, clock } = prompts();
    prompt.rest('review');
    expect([prompt.next, prompt.rests('salary')]).toEqual([undefined, false]);
    const again = prompts({ storage, clock });
    expect(again.prompt.rests('review')).toBe(true);
    clock.advance(promptRestMs);
    expect(prompts({ storage, clock }).prompt.rests('review')).toBe(false);
  });

  it('takes a stored text that was tampered with for none', () => {
    const storage = new FakeUserStorage();
    storage.keep('contribute.review', { until: 'for ever' });
    expect(prompts({ storage }).prompt.rests('review')).toBe(false);
  });
});
