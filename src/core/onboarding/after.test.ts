import { describe, expect, it } from 'vitest';
import { after, stepsBehind } from './after.ts';
import { campaignAfter } from './campaign-after.ts';
import { notBegun, type Onboarding } from './onboarding.ts';
import type { OnboardingEvent } from './onboarding-event.ts';
import type { OnboardingNeed } from './need.ts';
import { screenAt } from './sequence.ts';

const open = (need: OnboardingNeed, more: Partial<OnboardingEvent & { kind: 'open' }> = {}) =>
  ({ kind: 'open', need, isInitial: false, internalCampaign: '', openCreatePost: false, ...more }) as const;
const known = (facts: Partial<Onboarding>): Onboarding => after(notBegun, { kind: 'known', facts: { ...notBegun, ...facts } });
const through = (state: Onboarding, ...events: readonly OnboardingEvent[]): Onboarding => events.reduce(after, state);
const where = (state: Onboarding) => [state.isOnboardingOpen, state.sequence, screenAt(state)];
const named = { isReader: true, isWriter: true, hasPersona: true } as const;
const toCareer = { kind: 'turn', step: 'CareerStatus' } as const;
const working = { careerType: 'working', hasFilledCareerStatus: false, verification: '' } as const;

describe('onboarding', () => {
  it.each([
    ['nobody yet', {}, 'r', 'full', 'Communities'],
    ['nobody yet, who has to write', {}, 'w', 'short', 'AnonymousProfile'],
    ['a reader', { isReader: true }, 'r', 'short', 'AnonymousProfile'],
    ['a reader with a name', { isReader: true, isWriter: true, hasPersona: true }, 'w', 'short', 'careerOption'],
    ['somebody with a career', { isWriter: true, hasPersona: true, hasFilledCareerStatus: true }, 'w', 'short', 'emailVerification'],
    ['somebody with a career who proves it', { hasFilledCareerStatus: true, careerType: 'working' }, 'verify', 'verify', 'emailVerification'],
    ['somebody without a career who proves it', {}, 'verify', 'edit', 'careerOption'],
    ['somebody who changes their career', { hasFilledCareerStatus: true }, 'edit', 'edit', 'careerOption'],
  ] as const)('opens for %s with the first step that is not behind them (R-096, R-097, D-02)', (_, facts, need, sequence, screen) => {
    expect(where(after(known(facts), open(need)))).toEqual([true, sequence, screen]);
  });

  it('of a fully onboarded member just notes that the last step is behind them (R-098)', () => {
    const all = known({ isReader: true, isWriter: true, hasPersona: true, hasFilledCareerStatus: true });
    expect(all.isFullyOnboarded).toBe(true);
    expect(after(all, open('r'))).toEqual({ ...all, lastStepCompleted: true });
    const from = { sequence: 'full', stepIndex: 3, nestedStepIndex: 1 } as const;
    expect(where(after(all, open('r', { from })))).toEqual([true, 'full', 'verifyOtp']);
  });

  it('goes right through nested steps to the next, and left the same way (R-101)', () => {
    const there = through(known(named), open('r'), { kind: 'right' }, { kind: 'right' });
    expect(screenAt(there)).toBe('emailVerification');
    expect(screenAt(after(there, { kind: 'left' }))).toBe('additionalDetails');
  });

  it('skips verification in both directions where none is set up', () => {
    const unverified = known({ ...named, canVerify: false });
    const there = through(unverified, open('w'), { kind: 'right' }, { kind: 'right' });
    expect(screenAt(there)).toBe('OnboardingCompleted');
    expect(screenAt(after(there, { kind: 'left' }))).toBe('additionalDetails');
    const from = { sequence: 'short', stepIndex: 2, nestedStepIndex: 1 } as const;
    expect(screenAt(after(unverified, open('w', { from })))).toBe('OnboardingCompleted');
    const detailed = through(unverified, open('w'), { kind: 'right' });
    expect(screenAt(after(detailed, { kind: 'detailsSaved', verification: '', nextStep: 'Verification' }))).toBe('OnboardingCompleted');
  });

  it('asks nothing it knows: with a confirmed job, choosing a name completes it', () => {
    const confirmed = known({ isReader: true, hasFilledCareerStatus: true, careerType: 'working', verification: 'VERIFIED' });
    const naming = after(confirmed, open('w'));
    const done = after(naming, { kind: 'personaSaved' });
    expect([naming, done, after(done, { kind: 'left' })].map(screenAt)).toEqual(['AnonymousProfile', 'OnboardingCompleted', 'AnonymousProfile']);
  });

  it('skips one step by “Do this later”, and asks for job proof only when stated', () => {
    const career = after(known(named), open('w'));
    expect([screenAt(career), screenAt(after(career, { kind: 'skip' }))]).toEqual(['careerOption', 'OnboardingCompleted']);
    const back = through(career, { kind: 'skip' }, { kind: 'left' }, { kind: 'left' });
    expect(screenAt(back)).toBe('careerOption');
    const said = through(back, { kind: 'careerSaved', facts: working, source: undefined }, { kind: 'skip' });
    expect([screenAt(said), screenAt(after(said, { kind: 'skip' }))]).toEqual(['emailVerification', 'OnboardingCompleted']);
  });

  it('counts the steps that can be gone back, without those that are passed over (R-101)', () => {
    const rights = (count: number) => Array.from({ length: count }, () => ({ kind: 'right' }) as const);
    const behind = (state: Onboarding) => [0, 1, 2].map((count) => stepsBehind(through(state, ...rights(count))));
    expect([after(known({}), open('r')), after(known(named), open('r'))].map(behind)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    const unverified = through(known({ ...named, canVerify: false }), open('w'), ...rights(2));
    expect([screenAt(unverified), stepsBehind(unverified)]).toEqual(['OnboardingCompleted', 2]);
  });

  it('has three steps for readers and two for writers, until they turn to their career', () => {
    const screens = (state: Onboarding): string[] => (state.isOnboardingOpen ? [screenAt(state), ...screens(after(state, { kind: 'right' }))] : []);
    expect(screens(after(known({}), open('r')))).toEqual(['Communities', 'AnonymousProfile', 'OnboardingCompleted']);
    const naming = after(known({}), open('w'));
    expect(screens(naming)).toEqual(['AnonymousProfile', 'OnboardingCompleted']);
    const put = after(naming, { kind: 'skip' });
    expect(screens(after(put, toCareer))).toEqual(['careerOption', 'additionalDetails', 'emailVerification', 'verifyOtp', 'OnboardingCompleted']);
    const unverified = through(known({ canVerify: false }), open('w'), { kind: 'skip' }, toCareer);
    expect(screens(unverified)).toEqual(['careerOption', 'additionalDetails', 'OnboardingCompleted']);
  });

  it('turns from its end alone, back to the name without what was left out', () => {
    const toName = { kind: 'turn', step: 'AnonymousProfile' } as const;
    const naming = after(known({}), open('w'));
    expect(after(naming, toCareer)).toBe(naming);
    const again = through(naming, { kind: 'skip' }, toName);
    expect([screenAt(again), screenAt(after(again, { kind: 'personaSaved' }))]).toEqual(['AnonymousProfile', 'OnboardingCompleted']);
    const fromCareer = through(known({}), open('edit'), { kind: 'right' }, { kind: 'detailsSaved', verification: '', nextStep: 'OnboardingCompleted' }, toName);
    expect(where(fromCareer)).toEqual([true, 'short', 'AnonymousProfile']);
  });

  it('opens at the name that was put off, whenever it is needed (R-098, D-01)', () => {
    const done = through(known({}), open('r'), { kind: 'communitiesSaved' }, { kind: 'skip' }, { kind: 'finish' });
    expect([done.isFullyOnboarded, where(after(done, open('w')))]).toEqual([true, [true, 'short', 'AnonymousProfile']]);
  });

  it('is closed by going left from the first step (R-101)', () => {
    const left = through(known({}), open('r'), { kind: 'left' });
    expect([left.isOnboardingOpen, left.lastStepCompleted, left.savedState?.stepIndex]).toEqual([false, false, 0]);
  });

  it('finishes after the last step: closed, at the first step again, and done (R-102)', () => {
    const done = through(known({}), open('w', { isInitial: true }), { kind: 'skip' }, { kind: 'right' });
    expect(done).toMatchObject({ isOnboardingOpen: false, stepIndex: 0, nestedStepIndex: 0, lastStepCompleted: true, savedState: undefined });
    expect(done.isFollowUpDue).toBe(true);
    expect(through(known({}), open('w'), { kind: 'finish' }).isFollowUpDue).toBe(false);
  });

  it.each([
    ['r', 'full', true],
    ['w', 'short', false],
  ] as const)('for “%s” finishes the sequence “%s”; that alone joins fully: %s, as six steps do (R-103, D-01)', (need, sequence, fully) => {
    const done = through(known({}), open(need), { kind: 'finish' });
    expect([done.sequence, done.isFullyOnboarded]).toEqual([sequence, fully]);
  });

  it.each(['VERIFIED', 'PARTIAL_VERIFIED'] as const)('with two steps goes to the last one once it is %s (R-103)', (verification) => {
    const start = after(known({ hasFilledCareerStatus: true, careerType: 'working' }), open('verify'));
    expect(screenAt(after(start, { kind: 'verified', verification }))).toBe('OnboardingCompleted');
    expect(screenAt(after(start, { kind: 'verified', verification: '' }))).toBe('emailVerification');
  });

  it('with more than two steps stays to show the verification', () => {
    const worker = known({ ...named, careerType: 'working' });
    const verified = through(worker, open('w'), { kind: 'skip' }, { kind: 'right' }, { kind: 'verified', verification: 'VERIFIED' });
    expect([screenAt(verified), verified.markVerifiedSuccessfully]).toEqual(['verifyOtp', true]);
  });

  it.each([
    ['Verification', 'emailVerification'],
    ['OnboardingCompleted', 'OnboardingCompleted'],
    ['Communities', 'emailVerification'],
    [undefined, 'emailVerification'],
  ])('goes where the server says after the details: “%s” (R-103, R-115)', (nextStep, screen) => {
    const details = through(known(named), open('w'), { kind: 'right' }, { kind: 'detailsSaved', verification: '', nextStep });
    expect([screenAt(details), details.hasFilledCareerStatus]).toEqual([screen, true]);
  });

  it.each([
    ['a writer, verified by the portal', true, 'VERIFIED', 'portal', 'emailVerification', true],
    ['nobody yet, verified by the portal', false, 'VERIFIED', 'portal', 'additionalDetails', true],
    ['a writer, verified by mail', true, 'VERIFIED', 'mail', 'additionalDetails', false],
    ['a writer, half verified by the portal', true, 'PARTIAL_VERIFIED', 'portal', 'additionalDetails', false],
    ['a writer, not verified', true, '', undefined, 'additionalDetails', false],
  ] as const)('of %s goes on from the career where it should (R-115)', (_, isWriter, verification, source, screen, isFilled) => {
    const saved = through(known({ isWriter }), open('edit'), { kind: 'careerSaved', facts: { ...working, verification }, source });
    expect([screenAt(saved), saved.hasFilledCareerStatus]).toEqual([screen, isFilled]);
  });

  it('takes communities from readers, names from writers, and completes with either last (R-104, R-106)', () => {
    const details = { kind: 'detailsSaved', verification: '', nextStep: 'Verification' } as const;
    const whole = through(known({}), open('r'), { kind: 'communitiesSaved' }, { kind: 'personaSaved' }, toCareer, { kind: 'right' }, details);
    expect(whole).toMatchObject({ isReader: true, isWriter: true, readerStepCompleted: true, isFullyOnboarded: true });
    const late = through(known({ isWriter: true, hasPersona: true, hasFilledCareerStatus: true }), open('r'), { kind: 'communitiesSaved' });
    expect(late.isFullyOnboarded).toBe(true);
  });

  it('makes a reader of who chooses a name in the short sequence (R-106, R-122)', () => {
    const details = { kind: 'detailsSaved', verification: '', nextStep: 'Verification' } as const;
    const whole = through(known({}), open('w', { openCreatePost: true }), { kind: 'personaSaved' }, toCareer, { kind: 'right' }, details);
    expect(whole).toMatchObject({ sequence: 'short', isReader: true, isWriter: true, isFullyOnboarded: true });
    expect(after(whole, { kind: 'close' }).actionModalTitle).toBeUndefined();
  });

  it('tells people between jobs why there is nothing to verify (R-120)', () => {
    const recorded = after(known({ careerType: 'unemployed', hasFilledCareerStatus: true }), open('verify'));
    expect([recorded.isOnboardingOpen, recorded.showUnemployedCantVerifyBS]).toEqual([false, true]);
    expect(after(recorded, { kind: 'unemployedSheetClosed' }).showUnemployedCantVerifyBS).toBe(false);
  });

  it.each([
    [false, 'default'],
    [true, 'almostReady'],
  ] as const)('left in the middle with a post waiting: %s, says how to come back: %s (R-100)', (openCreatePost, title) => {
    const left = through(known({}), open('r', { openCreatePost }), { kind: 'right' }, { kind: 'close' });
    expect(left.actionModalTitle).toBe(title);
    expect(where(after(left, open('r')))).toEqual([true, 'full', 'AnonymousProfile']);
    expect(after(left, { kind: 'followedUp' }).actionModalTitle).toBeUndefined();
  });

  it('resumes where another visit left it, unless that is no position on the way', () => {
    const at = (from: { sequence: 'full' | 'short'; stepIndex: number; nestedStepIndex: number }) => where(after(known({}), open('r', { from })));
    expect(at({ sequence: 'full', stepIndex: 2, nestedStepIndex: 1 })).toEqual([true, 'full', 'additionalDetails']);
    expect(at({ sequence: 'full', stepIndex: 9, nestedStepIndex: 0 })).toEqual([true, 'full', 'Communities']);
    expect(at({ sequence: 'short', stepIndex: 2, nestedStepIndex: 0 })).toEqual([true, 'full', 'Communities']);
  });

  it('goes on in the full sequence after its first step has made a reader', () => {
    const from = { sequence: 'full', stepIndex: 2, nestedStepIndex: 0 } as const;
    expect(where(after(known({ isReader: true }), open('r', { from })))).toEqual([true, 'full', 'careerOption']);
    expect(where(after(known({ isReader: true }), open('w', { from: { ...from, stepIndex: 0 } })))).toEqual([true, 'short', 'AnonymousProfile']);
  });

  it('leads to the post that waited once the verification has been shown (R-122)', () => {
    const ready = known({ isReader: true, isWriter: true, hasPersona: true });
    const details = { kind: 'detailsSaved', verification: '', nextStep: 'Verification' } as const;
    const verified = through(ready, open('w', { openCreatePost: true, internalCampaign: 'vote' }), { kind: 'right' }, details, {
      kind: 'verified',
      verification: 'PARTIAL_VERIFIED',
    });
    expect(campaignAfter(verified)).toBeUndefined();
    expect(campaignAfter(after(verified, { kind: 'verifyAnimationEnded' }))).toBe('vote_after_profile_and_verification');
  });
});
