import { describe, expect, it } from 'vitest';
import { admitted } from '#tests/login/admitted.ts';
import { openLoginHouse } from '#tests/login/login-house.ts';
import { fillGround } from '#tests/login/member-stands.ts';

const posted = (body: object) => ({ payload: JSON.stringify(body) });

describe('joining out of order (S-50)', () => {
  it('is refused at every step that comes too early, and nobody becomes a reader or a writer by it', async () => {
    const house = await openLoginHouse();
    await fillGround(house.db);
    const me = await admitted(house, 'newcomer-l');
    const workEmail = 'asha@pravaha-cloudworks.example';
    const early = [
      await me.call('verifyEmailOtp', posted({ workEmail, otp: '402918' })),
      await me.call('generateEmailOtp', posted({ workEmail })),
      await me.call('completeOnboardingStep', posted({ step: 'Communities' })),
      await me.call('completeOnboardingStep', posted({ step: 'AnonymousProfile' })),
      await me.call('completeOnboardingStep', posted({ step: 'CareerStatus' })),
      await me.call('selectPseudoProfile', posted({ selectedProfileType: 'ANONYMOUS' })),
      await me.call('createPost'),
    ];
    for (const answer of early) expect([409, 422], answer.payload).toContain(answer.statusCode);
    // To have come to the end is noted, and makes nobody anything.
    for (const step of ['Verification', 'OnboardingCompleted'])
      expect((await me.call('completeOnboardingStep', posted({ step }))).json()).toMatchObject({ isReader: false, isWriter: false, isFullyOnboarded: false });
    expect(await me.member()).toMatchObject({ isReader: false, isWriter: false });
  });
});
