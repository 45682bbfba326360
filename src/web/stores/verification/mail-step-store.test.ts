import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { FakeMailVerifications } from '#tests/fakes/verification/fake-mail-verifications.ts';
import { aCareer, onboardingMember } from '#tests/onboarding-member.ts';
import type { MailStepStore } from './mail-step-store.ts';

const writer = { isReader: true, isWriter: true, persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };

describe('the verification by mail (R-116, F-01)', () => {
  const address = 'asha@pravaha-cloudworks.example';
  const atVerification = async (known = {}) => {
    const member = await onboardingMember({ ...writer, career: aCareer(), ...known });
    await member.begin('w');
    member.flow.happen({ kind: 'skip' });
    return member;
  };

  it.each([
    ['', 'empty'],
    ['asha', 'form'],
    ['asha@elsewhere.example', 'foreign'],
  ])('refuses the address “%s”: %s', async (text, problem) => {
    const { mailStep: step, flow } = await atVerification();
    step.write(text);
    await step.send();
    expect([step.addressProblem, flow.screen, step.address]).toEqual([problem, 'emailVerification', text]);
  });

  it('sends six digits, takes them however they are pasted, and forgets the address', async () => {
    const { mailStep: step, flow, device } = await atVerification();
    step.write(` ${address} `);
    await step.send();
    expect(flow.screen).toBe('verifyOtp');
    step.type(' 40-29१8 ');
    expect(step.digits).toBe('402918');
    await step.confirm();
    expect([flow.state.verification, flow.state.markVerifiedSuccessfully, step.address]).toEqual(['VERIFIED', true, '']);
    expect(JSON.stringify([...device.tab.kept])).not.toContain('asha@');
  });

  it('counts the tries that are left, then wants a new code', async () => {
    const { mailStep: step } = await atVerification();
    step.write(address);
    await step.send();
    step.type('000');
    await step.confirm();
    expect(step.codeProblem).toBe('short');
    for (const left of [4, 3, 2, 1]) {
      step.type('000000');
      await step.confirm();
      expect([step.codeProblem, step.code?.triesLeft]).toEqual(['wrong', left]);
    }
    step.type('000000');
    await step.confirm();
    expect([step.codeProblem, step.isUsable]).toEqual(['spent', false]);
  });

  it('lets a code expire after ten minutes, and another be sent after half a minute', async () => {
    const { mailStep: step, clock } = await atVerification();
    step.write(address);
    await step.send();
    const stop = step.tick();
    expect(step.resendInSeconds).toBe(30);
    clock.advance(29_999);
    expect(step.resendInSeconds).toBe(1);
    clock.advance(1);
    expect([step.resendInSeconds, step.isExpired]).toEqual([0, false]);
    clock.advance(570_000);
    expect([step.isExpired, step.isUsable]).toEqual([true, false]);
    step.type('402918');
    await step.confirm();
    expect(step.codeProblem).toBe('expired');
    await step.send();
    expect([step.isUsable, step.code?.sendsLeft]).toEqual([true, 1]);
    stop();
  });

  it('says when no more mails leave, and keeps the code that did (S-88)', async () => {
    const { mailStep: step } = await atVerification();
    step.write(address);
    for (let mails = 0; mails < 4; mails++) await step.send();
    expect([step.addressProblem, step.code?.sendsLeft, step.isUsable]).toEqual(['limited', 0, true]);
  });

  it.each(['offline', 'broken'] as const)('loses nothing that was typed when a call fails as %s', async (kind) => {
    const { mailStep: step, mails } = await atVerification();
    step.write(address);
    await step.send();
    mails.confirm = async () => {
      throw new Failure(kind);
    };
    step.type('402918');
    await step.confirm();
    expect([step.codeProblem, step.digits, step.address, step.code?.triesLeft]).toEqual([kind === 'offline' ? 'offline' : 'failed', '402918', address, 5]);
  });

  it('continues when the right code’s answer was lost, because the place is confirmed', async () => {
    const { mailStep: step, flow, mails } = await atVerification();
    step.write(address);
    await step.send();
    losingItsAnswer(mails);
    step.type('402918');
    await step.confirm();
    expect([flow.state.verification, flow.state.markVerifiedSuccessfully, step.address, step.codeProblem]).toEqual(['VERIFIED', true, '', undefined]);
  });

  it.each([
    ['the code is confirmed again', (step: MailStepStore) => step.confirm()],
    ['another code is asked for', (step: MailStepStore) => step.send()],
  ])('goes on when nothing could be read after a lost answer, and %s', async (_when, press) => {
    const { mailStep: step, flow, mails, onboardings } = await atVerification();
    step.write(address);
    await step.send();
    losingItsAnswer(mails);
    const prefill = onboardings.prefill.bind(onboardings);
    onboardings.prefill = async () => {
      throw new Failure('offline');
    };
    step.type('402918');
    await step.confirm();
    expect([step.codeProblem, flow.screen]).toEqual(['offline', 'verifyOtp']);
    onboardings.prefill = prefill;
    await press(step);
    expect([flow.state.verification, step.codeProblem, mails.mailed.length]).toEqual(['VERIFIED', undefined, 1]);
  });

  it('says nothing more of a mail that did not leave once a code is confirmed', async () => {
    const { mailStep: step, mails } = await atVerification();
    step.write(address);
    await step.send();
    mails.send = async () => {
      throw new Failure('broken');
    };
    await step.send();
    expect(step.addressProblem).toBe('failed');
    step.type('000000');
    await step.confirm();
    expect([step.addressProblem, step.codeProblem]).toEqual([undefined, 'wrong']);
  });

  it('continues with the same code after a reload, hiding the address from other tabs (F-01)', async () => {
    const first = await atVerification();
    first.mailStep.write(address);
    await first.mailStep.send();
    expect(JSON.stringify([...first.device.storage.kept])).not.toContain('asha@');
    const again = await onboardingMember({ ...writer, career: aCareer() }, first.device);
    await again.begin('w');
    expect([again.flow.screen, again.mailStep.address, again.mailStep.isUsable]).toEqual(['verifyOtp', address, true]);
  });
});

function losingItsAnswer(mails: FakeMailVerifications): void {
  const confirm = mails.confirm.bind(mails);
  mails.confirm = async (to, code) => {
    await confirm(to, code);
    throw new Failure('offline');
  };
}
