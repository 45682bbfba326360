import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { onboardingMember } from '#tests/onboarding-member.ts';

describe('the made-up name (R-157, R-158)', () => {
  const atName = async (known = {}) => {
    const member = await onboardingMember({ name: 'Calm Peepal', isReader: true, takenNames: ['Brave Kite'], ...known });
    await member.begin();
    await member.personaStep.suggest();
    return member;
  };

  it('is looked at after a pause in the typing, once', async () => {
    const { clock, personaStep: step } = await atName();
    step.type('Brave K');
    clock.advance(399);
    step.type('Brave Kite');
    clock.advance(399);
    expect([step.refusal?.problem, step.checking.state.status]).toEqual([undefined, 'IDLE']);
    clock.advance(1);
    await expect.poll(() => step.refusal?.problem).toBe('taken');
  });

  it.each([
    ['', 'empty'],
    ['ab', 'length'],
    ['call 9876543210', 'contact'],
    ['Admin', 'official'],
    ['Brave Kite', 'taken'],
    ['Calm Peepal', 'own-name'],
  ])('“%s” is refused when it is sent, with the reason: %s', async (name, problem) => {
    const { personaStep: step, fixture } = await atName();
    step.type(name);
    await step.send();
    expect([step.refusal?.problem, fixture.persona]).toEqual([problem, undefined]);
  });

  it('that is free makes a writer, with a picture', async () => {
    const { personaStep: step, fixture, flow, draft } = await atName();
    step.take('Quiet Banyan');
    step.dye('rose');
    await step.send();
    expect(fixture.persona).toEqual({ userName: 'Quiet Banyan', avatarUri: '0-rose' });
    expect([fixture.isWriter, flow.screen, draft.draft.userName]).toEqual([true, 'OnboardingCompleted', undefined]);
  });

  it('is taken with the picture that is shown with it', async () => {
    const { personaStep: step, fixture } = await atName();
    step.take('Patient Otter');
    expect(step.avatar).toEqual(step.pictureFor('Patient Otter'));
    await step.send();
    expect(fixture.persona).toEqual({ userName: 'Patient Otter', avatarUri: '14-teal' });
  });

  it('that is stored but not readable reports a failure, and continues at the next press', async () => {
    const { personaStep: step, flow, onboardings } = await atName();
    const prefill = onboardings.prefill.bind(onboardings);
    onboardings.prefill = async () => {
      throw new Failure('offline');
    };
    step.take('Quiet Banyan');
    await step.send();
    expect([flow.screen, step.hasFailed]).toEqual(['AnonymousProfile', true]);
    onboardings.prefill = prefill;
    await step.send();
    expect([flow.screen, step.hasFailed]).toEqual(['OnboardingCompleted', false]);
  });

  it('is suggested in the language of the reader', async () => {
    const { personaStep: step, words } = await atName();
    await words.speak('hi');
    await step.suggest();
    expect(step.suggested).toEqual(['शांत बरगद', 'निडर पतंग', 'चतुर कोयल']);
  });

  it('keeps what was suggested for a member who comes back to the step', async () => {
    const { personaStep: step } = await atName();
    await step.otherNames();
    const { suggested } = step;
    await step.suggest();
    expect(step.suggested).toEqual(suggested);
  });

  it('suggests three at a time, and then others', async () => {
    const { personaStep: step } = await atName();
    expect(step.suggested).toEqual(['Quiet Banyan', 'Brave Kite', 'Patient Otter']);
    await step.otherNames();
    expect(step.suggested).toEqual(['Early Heron', 'Calm Peepal', 'Fair Gulmohar']);
  });

  const banyan = { publicKey: 'banyan', persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };
  const atQuestion = async () => {
    const member = await onboardingMember({ isReader: true }, undefined, [banyan]);
    await member.begin();
    await member.personaStep.suggest();
    return member;
  };

  it('of another person is not shown as theirs, and members continue to their own', async () => {
    const { personaStep: step, claim, fixture, flow } = await atQuestion();
    expect([claim.names, step.name]).toEqual([[banyan], '']);
    await step.answer();
    expect([claim.names, fixture.persona, flow.screen]).toEqual([[], undefined, 'AnonymousProfile']);
  });

  it('that lies here becomes theirs where they say so, and they are past it', async () => {
    const { personaStep: step, claim, fixture, flow } = await atQuestion();
    claim.choose('banyan');
    await step.answer();
    expect([fixture.persona, fixture.isWriter, flow.screen]).toEqual([banyan.persona, true, 'OnboardingCompleted']);
  });

  it('that became theirs meanwhile is not renamed by what was chosen before', async () => {
    const { personaStep: step, fixture, flow, draft } = await atQuestion();
    await step.answer();
    step.take('Early Heron');
    step.dye('rose');
    fixture.persona = banyan.persona;
    await flow.refresh();
    expect([step.name, step.avatar]).toEqual(['Quiet Banyan', { picture: 17, colour: 'sky' }]);
    step.type('Calm Peepal');
    expect([step.name, draft.draft.avatarUri]).toEqual(['Calm Peepal', undefined]);
  });
});
