import { describe, expect, it } from 'vitest';
import { mayComplete } from './may-complete.ts';
import { onboardingSteps } from './sequence.ts';

const nobody = { isReader: false, hasCommunities: false, hasPersona: false, hasCareer: false, lastStep: null } as const;
const possible = (come: Partial<Parameters<typeof mayComplete>[2]>, isSkipped = false) =>
  onboardingSteps.filter((step) => mayComplete(step, isSkipped, { ...nobody, ...come }));

describe('the order of onboarding (S-50)', () => {
  it.each([
    [{}, []],
    [{ hasCommunities: true }, ['Communities']],
    [{ hasPersona: true }, []],
    [{ hasPersona: true, isReader: true }, ['AnonymousProfile']],
    [{ hasCareer: true }, ['CareerStatus', 'Verification', 'OnboardingCompleted']],
    [{ lastStep: 'AnonymousProfile' }, []],
    [{ lastStep: 'CareerStatus' }, ['Verification', 'OnboardingCompleted']],
  ] as const)('lets someone with %j complete %j', (come, steps) => expect(possible(come)).toEqual(steps));

  it('lets communities and career be skipped, but neither the name nor the end', () => {
    expect(possible({}, true)).toEqual(['Communities', 'CareerStatus']);
  });
});
