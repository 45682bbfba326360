import { describe, expect, it } from 'vitest';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';
import { aMember } from '#tests/members.ts';
import { onboardingDevice } from '#tests/onboarding-member.ts';
import { OnboardingFlowStore } from './onboarding-flow-store.ts';
import { OnboardingDrafts } from './onboarding-drafts.ts';
import { OnboardingDraftStore } from './onboarding-draft-store.ts';
import { OnboardingStore, type OnboardingOptions } from './onboarding-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

const member = aMember();
const whole: Partial<MemberFixture> = { isReader: true, isWriter: true, persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };
const working = {
  careerStatusId: 'c4v8t3zbq7m2k9x1',
  status: { type: 'working', companyName: 'Pravaha', departmentId: 3, industryId: 2, jobProfile: 'Cook', tagId: 0, roleId: null, jobLocation: null },
  profileBio: null,
  verification: { verified: '', source: null, month: null },
} as const;

async function aNewcomer(known: Partial<MemberFixture> = {}, device = onboardingDevice()) {
  const clock = new FakeClock();
  const fixture = aMemberFixture(known);
  const sessions = new FakeSessions(clock, { ...member, isReader: fixture.isReader, isWriter: fixture.isWriter });
  const session = new SessionStore(sessions, new FakeTabs(), new FakeLoginMarkers(), clock);
  await session.load();
  const { login, wanted } = aKeptLogin(clock);
  const onboarding = new OnboardingStore(session, login, new FakeLoginMarkers());
  const draft = new OnboardingDraftStore(device.drafts, session);
  const onboardings = new FakeOnboardings(fixture);
  const flow = new OnboardingFlowStore(onboarding, session, onboardings, draft, wanted, clock);
  const begin = async (need: OnboardingOptions['need'], more: Partial<OnboardingOptions> = {}) => {
    onboarding.open(need, more);
    return onboarding.options ? flow.begin(onboarding.options) : undefined;
  };
  return { clock, fixture, sessions, session, onboarding, onboardings, draft, device, drafts: device.drafts, wanted, flow, begin };
}

describe('onboarding', () => {
  it('opens with what the server says of a member (R-096, R-097)', async () => {
    const { flow, begin } = await aNewcomer();
    expect(await begin('r')).toBe(true);
    expect([flow.state.isOnboardingOpen, flow.screen, flow.state.isInitialOnBoarding]).toEqual([true, 'Communities', true]);
  });

  it('of an onboarded member is just noted (R-098)', async () => {
    const { flow, onboarding, begin } = await aNewcomer({ ...whole, career: working });
    expect(await begin('w')).toBe(false);
    expect([flow.state.isOnboardingOpen, flow.state.lastStepCompleted, onboarding.options]).toEqual([false, true, undefined]);
  });

  it('is only offered to members who just arrived with what was needed (R-096)', async () => {
    const { flow, onboarding, begin } = await aNewcomer({ isReader: true });
    await begin('r', { isAsked: false });
    expect([flow.state.isOnboardingOpen, onboarding.options, onboarding.prompt]).toEqual([false, undefined, 'offer']);
    await begin('r');
    expect([flow.state.isOnboardingOpen, flow.screen]).toEqual([true, 'AnonymousProfile']);
  });

  it('left midway is not offered again on arrival: members see how to return (R-100)', async () => {
    const first = await aNewcomer({ ...whole });
    await first.begin('w');
    const again = await aNewcomer({ ...whole }, first.device);
    await again.begin('w', { isAsked: false });
    expect([again.flow.state.isOnboardingOpen, again.onboarding.options, again.onboarding.prompt]).toEqual([false, undefined, 'action']);
  });

  it('keeps place and intent on the device, and resumes there for the same member', async () => {
    const first = await aNewcomer();
    await first.begin('r', { internalCampaign: 'vote', openCreatePost: true });
    first.flow.happen({ kind: 'right' });
    const again = await aNewcomer({}, first.device);
    await again.begin('r');
    expect(again.flow.screen).toBe('AnonymousProfile');
    expect([again.flow.state.internalCampaign, again.flow.state.openCreatePost]).toEqual(['vote', true]);
    expect([...first.device.storage.kept.keys()]).toEqual([`joining/${member.userId}`]);
  });

  it('left in the middle is spoken of a moment later (R-100)', async () => {
    const { flow, onboarding, drafts, begin } = await aNewcomer();
    await begin('r');
    flow.close();
    expect([onboarding.options, onboarding.prompt, drafts.of(member.userId).flow?.isOpen]).toEqual([undefined, 'action', false]);
  });

  it('finished leaves nothing on the device, and speaks of the verification that is missing (R-102)', async () => {
    const { flow, onboarding, drafts, begin } = await aNewcomer({ ...whole, career: { ...working, status: { ...working.status, jobProfile: null } } });
    await begin('w');
    flow.happen({ kind: 'finish' });
    expect([onboarding.options, onboarding.prompt, drafts.of(member.userId)]).toEqual([undefined, undefined, {}]);
    const fresh = await aNewcomer();
    await fresh.begin('r');
    fresh.flow.happen({ kind: 'finish' });
    expect(fresh.onboarding.prompt).toBe('followUp');
  });

  it('finished speaks of no verification where this installation has none (R-102)', async () => {
    const { flow, onboarding, onboardings, begin } = await aNewcomer();
    onboardings.verificationMethods = [];
    await begin('r');
    flow.happen({ kind: 'finish' });
    expect([flow.canVerify, onboarding.prompt]).toEqual([false, undefined]);
  });

  it.each([
    ['2026-01', 'VERIFIED'],
    ['2025-12', ''],
  ])('asks for the address again where the confirmation in %s counts for its year alone (F-02)', async (month, verification) => {
    const career = { ...working, verification: { verified: 'VERIFIED', source: 'mail', month } } as const;
    const { flow, begin } = await aNewcomer({ ...whole, career, mailVerified: [workplaceKeyOf('company', 'Pravaha')] });
    await begin('verify');
    expect([flow.state.verification, flow.screen]).toEqual([verification, 'emailVerification']);
  });

  it('makes the session know at once what a member has become (R-161)', async () => {
    const { flow, fixture, session, sessions, begin } = await aNewcomer();
    await begin('r');
    fixture.chosen = fixture.offered.slice(0, 1);
    sessions.member = { ...member, isReader: true };
    expect(await flow.finish('Communities')).toBe(true);
    expect(session.member?.isReader).toBe(true);
  });

  it('stays where it is when the server does not take a step', async () => {
    const { flow, begin } = await aNewcomer();
    await begin('r');
    expect(await flow.finish('Communities')).toBe(false);
    expect(flow.screen).toBe('Communities');
  });

  it('makes way for the post that waited, once the verification has been shown (R-122)', async () => {
    const open = { internalCampaign: 'vote', openCreatePost: true };
    const { flow, onboarding, clock, wanted, begin } = await aNewcomer({ ...whole, career: { ...working, status: { ...working.status, jobProfile: null } } });
    wanted.keep({ kind: 'write', campaign: 'vote', post: 'poll' }, member.userId);
    await begin('w', open);
    flow.happen({ kind: 'right' });
    flow.happen({ kind: 'detailsSaved', verification: '', nextStep: 'Verification' });
    flow.happen({ kind: 'verified', verification: 'VERIFIED' });
    clock.advance(899);
    expect([wanted.kept, onboarding.options?.need]).toMatchObject([{ wanted: { campaign: 'vote' } }, 'w']);
    clock.advance(1);
    const post = { kind: 'write', campaign: 'vote_after_profile_and_verification', post: 'poll' };
    expect([wanted.kept, onboarding.options]).toMatchObject([{ wanted: post, owner: member.userId }, undefined]);
  });

  it('yields to a newcomer’s post in the same visit, as names permit reading (R-106, R-122)', async () => {
    const { flow, fixture, onboarding, sessions, clock, begin } = await aNewcomer();
    await begin('w', { internalCampaign: 'vote', openCreatePost: true });
    await flow.mayRead();
    fixture.persona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
    sessions.member = { ...member, isReader: true, isWriter: true };
    flow.happen({ kind: 'personaSaved' });
    flow.happen({ kind: 'turn', step: 'CareerStatus' });
    flow.happen({ kind: 'right' });
    flow.happen({ kind: 'detailsSaved', verification: '', nextStep: 'Verification' });
    flow.happen({ kind: 'verified', verification: 'VERIFIED' });
    clock.advance(900);
    expect([flow.state.isFullyOnboarded, onboarding.options]).toEqual([true, undefined]);
  });

  it('ends with the name where a name was all that was needed', async () => {
    const { flow, onboarding, begin } = await aNewcomer();
    await begin('w', { openCreatePost: true });
    flow.goOnNamed();
    expect([flow.state.isWriter, flow.state.isOnboardingOpen, onboarding.options]).toEqual([true, false, undefined]);
    const reader = await aNewcomer();
    await reader.begin('r');
    reader.flow.happen({ kind: 'communitiesSaved' });
    reader.flow.goOnNamed();
    expect([reader.flow.screen, reader.flow.isNameless]).toEqual(['OnboardingCompleted', false]);
  });

  it('tells the server of its end, with the career openly left out (S-50)', async () => {
    const { flow, fixture, begin } = await aNewcomer();
    await begin('w');
    await flow.later();
    expect([flow.screen, flow.isNameless]).toEqual(['OnboardingCompleted', true]);
    await flow.end();
    expect(fixture.lastStep).toBe('OnboardingCompleted');
  });

  it('follows another tab, there and to the end', async () => {
    const { flow, onboarding, device, begin } = await aNewcomer();
    flow.follow();
    await begin('r');
    const { flow: kept } = device.drafts.of(member.userId);
    const elsewhere = new OnboardingDrafts(new FakeUserStorage(device.storage), new FakeUserStorage());
    if (kept) elsewhere.keep(member.userId, { flow: { ...kept, place: { ...kept.place, stepIndex: 2 } } });
    expect([flow.screen, flow.hasFollowed]).toEqual(['careerOption', true]);
    elsewhere.keep(member.userId, {});
    expect([flow.state.isOnboardingOpen, onboarding.options]).toEqual([false, undefined]);
  });

  it('asks guests to log in first (R-099)', async () => {
    const clock = new FakeClock();
    const { login } = aKeptLogin(clock);
    const onboarding = new OnboardingStore(
      new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock),
      login,
      new FakeLoginMarkers(),
    );
    onboarding.open('w', { internalCampaign: 'vote', openCreatePost: true });
    expect([onboarding.options, login.options]).toEqual([
      undefined,
      { readerRequired: false, writerRequired: true, internalCampaign: 'vote', openCreatePost: true },
    ]);
    onboarding.open('r');
    expect(login.options).toMatchObject({ readerRequired: true, writerRequired: false });
  });

  it('tells people between jobs why there is nothing to verify (R-120)', async () => {
    const { companyName, ...rest } = working.status;
    const { flow, onboarding, begin } = await aNewcomer({ ...whole, career: { ...working, status: { ...rest, companyName, type: 'unemployed' } } });
    await begin('verify');
    expect(flow.state.showUnemployedCantVerifyBS).toBe(true);
    flow.closeSheet();
    expect([flow.state.showUnemployedCantVerifyBS, onboarding.options]).toEqual([false, undefined]);
  });
});
