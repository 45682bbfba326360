import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { onboardingMember } from '#tests/onboarding-member.ts';

describe('the communities that a member chooses (R-094)', () => {
  it('are found by name, kept as they are pressed, and make a reader', async () => {
    const { begin, flow, communitiesStep: step, fixture, draft } = await onboardingMember();
    await begin();
    step.search('salary');
    const found = step.groups.flatMap(({ shown }) => shown);
    expect(found.map(({ entityId }) => entityId)).toEqual(['salary-talk']);
    for (const one of found) step.toggle(one);
    expect(draft.draft.communities).toEqual(['topic/salary-talk']);
    await step.send();
    expect([fixture.chosen.length, fixture.isReader, flow.screen]).toEqual([1, true, 'AnonymousProfile']);
  });

  it('may be none, openly', async () => {
    const { begin, flow, communitiesStep: step, fixture } = await onboardingMember();
    await begin();
    await step.send();
    expect([fixture.isReader, flow.screen]).toEqual([true, 'AnonymousProfile']);
  });

  it('report a failure where they were stored but the next step was unreadable', async () => {
    const { begin, flow, communitiesStep: step, onboardings } = await onboardingMember();
    await begin();
    onboardings.prefill = async () => {
      throw new Failure('offline');
    };
    await step.send();
    expect([flow.screen, step.hasFailed, step.isBusy]).toEqual(['Communities', true, false]);
  });
});
