import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import { aCareer, onboardingMember, portalDetails } from '#tests/onboarding-member.ts';

const writer = { isReader: true, isWriter: true, persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };

describe('the job portal (R-117 to R-119, D-26)', () => {
  const says = { missing: 'missing', failed: 'failed', notLoaded: 'not loaded' };
  const atPortal = async (known = {}) => {
    const member = await onboardingMember({ ...writer, career: aCareer(), ...known });
    await member.begin('w');
    return member;
  };

  it('is asked only on a press, offers facts but no name, and ticks nothing', async () => {
    const { portalStep, fixture } = await atPortal({ portal: portalDetails });
    portalStep.open('CareerStatus');
    expect(fixture.isConsentGiven).toBe(false);
    await portalStep.ask(says, '/here');
    expect(portalStep.offered.map(([field]) => field)).toEqual(['companyName', 'jobProfile', 'jobLocation']);
    expect(portalStep.ticks.size).toBe(0);
  });

  it('that knows nobody says so half a second later (R-119)', async () => {
    const { portalStep, toasts, clock } = await atPortal();
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    clock.advance(499);
    expect([portalStep.isMissing, toasts.toasts.length]).toEqual([true, 0]);
    clock.advance(1);
    expect(toasts.toasts[0]?.toast.text1).toBe('missing');
  });

  it('that fails says so at once, and can be asked again (R-119)', async () => {
    const { portalStep, portals, toasts } = await atPortal({ portal: portalDetails });
    const { account } = portals;
    portals.account = async () => {
      throw new Failure('broken');
    };
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    expect([portalStep.hasFailed, toasts.toasts[0]?.toast.text1]).toEqual([true, 'failed']);
    portals.account = account;
    await portalStep.ask(says, '/here');
    expect([portalStep.hasFailed, portalStep.isFound]).toEqual([false, true]);
  });

  const scriptUrl = 'https://login.portal.test/sdk.js';
  const naukri: LoginMethod = { provider: 'naukri', clientId: 'daftar', takesOneTap: true, takesAccessToken: false, scriptUrl };

  it.each([
    ['where its script does not come', { isThere: false }, [], ['missing', 'not loaded']],
    ['when its script fails', {}, [{ type: 'ERROR', message: 'Blocked.' }], ['failed']],
    ['when nobody shows who they are', {}, [{ type: 'in_view' }, { type: 'FRAME_CLOSED' }], ['missing']],
  ])('does not know who will not tell: %s (R-119, R-144)', async (_when, script, messages, said) => {
    const { portalStep, portals, tokenLogins, naukri: prompts, toasts, clock } = await atPortal();
    tokenLogins.known = { ...tokenLogins.known, providers: [naukri] };
    Object.assign(prompts, { messages, ...script });
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    clock.advance(500);
    expect([toasts.toasts.map(({ toast }) => toast.text1), portals.tokens]).toEqual([said, []]);
  });

  it('learns by one-tap who the member is, and offers what it knows (R-117)', async () => {
    const { portalStep, portals, tokenLogins, naukri: prompts, toasts } = await atPortal();
    tokenLogins.known = { ...tokenLogins.known, providers: [naukri] };
    prompts.messages = [{ type: 'LOGIN_INITIATED' }, { type: 'TOKEN_GENERATED', token: 'token-1' }];
    portals.known.set('token-1', portalDetails);
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    expect([prompts.prompts[0]?.nonce, portals.tokens, toasts.toasts]).toEqual(['nonce-1', ['token-1'], []]);
    expect(portalStep.offered.map(([field]) => field)).toEqual(['companyName', 'jobProfile', 'jobLocation']);
  });

  it.each([
    ['CareerStatus', false, ['It names no place.']],
    ['Verification', true, ['It names no place.']],
    ['Verification', false, []],
  ] as const)('says at %s what it has to say, important (%s) or not: %j (R-119)', async (source, important, said) => {
    const { portalStep, portals, tokenLogins, naukri: prompts, toasts, clock } = await atPortal();
    tokenLogins.known = { ...tokenLogins.known, providers: [naukri] };
    prompts.messages = [{ type: 'TOKEN_GENERATED', token: 'token-1' }];
    portals.known.set('token-1', portalDetails);
    portals.said = { message: 'It names no place.', important };
    portalStep.open(source);
    await portalStep.ask(says, '/here');
    clock.advance(499);
    expect(toasts.toasts).toEqual([]);
    clock.advance(1);
    expect(toasts.toasts.map(({ toast }) => toast.text1)).toEqual(said);
  });

  it('that answers its member alone shows the way to log in there, and no toast (R-119)', async () => {
    const { portalStep, portals, toasts, clock } = await atPortal();
    portals.said = { message: 'Log in there.', important: true, showPopup: true, loginUrl: 'https://portal.test/authorize' };
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    clock.advance(500);
    expect([portalStep.loginUrl, portalStep.isMissing, toasts.toasts]).toEqual(['https://portal.test/authorize', false, []]);
    portalStep.close();
    expect(portalStep.loginUrl).toBeNull();
  });

  it('is not asked again for a place that is proven, where there is no account', async () => {
    const { portalStep, portals, toasts, clock } = await atPortal({ mailVerified: [workplaceKeyOf('company', 'Pravaha Cloudworks')] });
    portals.link = async () => {
      throw new Failure('conflict', '', { code: 'SIGN_IN_AGAIN' });
    };
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    clock.advance(500);
    expect([portalStep.isMissing, toasts.toasts.map(({ toast }) => toast.text1)]).toEqual([true, ['missing']]);
  });

  it('that fails to confirm accepted details says so, and the place stays (R-119)', async () => {
    const { portalStep, careerStep, portals, fixture, toasts } = await atPortal({ portal: portalDetails });
    portalStep.open('CareerStatus');
    await portalStep.ask(says, '/here');
    portalStep.tick('companyName');
    await portalStep.take(says, '/here');
    portals.link = async () => {
      throw new Failure('broken');
    };
    await careerStep.send();
    expect([toasts.toasts[0]?.toast.text1, fixture.career?.verification.verified]).toEqual(['failed', '']);
  });

  it('verifies a place from the step of the verification (R-115, R-121)', async () => {
    const { portalStep, flow } = await atPortal({ portal: portalDetails });
    flow.happen({ kind: 'skip' });
    portalStep.open('Verification');
    await portalStep.ask(says, '/here');
    await portalStep.take(says, '/here');
    expect([portalStep.source, flow.state.verification, flow.state.markVerifiedSuccessfully]).toEqual([undefined, 'VERIFIED', true]);
  });

  it('that knows another place verifies nothing, and says so', async () => {
    const { portalStep, flow } = await atPortal({ portal: { ...portalDetails, companyName: 'Koyal Pay' } });
    flow.happen({ kind: 'skip' });
    portalStep.open('Verification');
    await portalStep.ask(says, '/here');
    await portalStep.take(says, '/here');
    expect([portalStep.isUnconfirmed, flow.state.verification]).toEqual([true, '']);
  });
});
