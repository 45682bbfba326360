import { describe, expect, it } from 'vitest';
import type { OnboardingFlowDraft } from '#core/onboarding/onboarding-draft.ts';
import type { Member } from '#core/sessions/session.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { onboardingDevice } from '#tests/onboarding-member.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { OnboardingPromptStore } from './onboarding-prompt-store.ts';
import { OnboardingStore } from './onboarding-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

const minute = 60_000;
const left: OnboardingFlowDraft = {
  need: 'w',
  isOpen: false,
  isInitial: true,
  internalCampaign: 'vote',
  openCreatePost: true,
  place: { sequence: 'short', stepIndex: 1, nestedStepIndex: 0 },
};

function aDevice(known: Partial<Member> = {}, isUnderWay = false) {
  const clock = new FakeClock();
  const nudges = new FakeNudges();
  const { drafts } = onboardingDevice();
  const member = aMember(known);
  const openPage = async () => {
    const session = new SessionStore(new FakeSessions(clock, member), new FakeTabs(), new FakeLoginMarkers(), clock);
    await session.load();
    const markers = new FakeLoginMarkers();
    markers.isUnderWay = isUnderWay;
    const onboarding = new OnboardingStore(session, aKeptLogin(clock).login, markers);
    const prompt = new OnboardingPromptStore(onboarding, nudges, drafts, session, clock);
    return { onboarding, prompt };
  };
  return { clock, nudges, drafts, member, openPage };
}

describe('the card that speaks of onboarding', () => {
  it('comes five seconds after the page for a member who is not onboarded (R-096)', async () => {
    const { clock, openPage } = aDevice();
    const { onboarding, prompt } = await openPage();
    expect(onboarding.isPromptWanted).toBe(true);
    prompt.wait();
    clock.advance(4_999);
    expect(prompt.shown).toBeUndefined();
    clock.advance(1);
    expect(prompt.shown).toBe('offer');
    prompt.accept();
    expect([prompt.shown, onboarding.options?.need, onboarding.options?.isAsked]).toEqual([undefined, 'r', true]);
  });

  it('leaves deactivated members alone, also one who was in the middle (R-155)', async () => {
    const { openPage } = aDevice({ isDeactivated: true }, true);
    expect((await openPage()).onboarding.isPromptWanted).toBe(false);
  });

  it('is not fetched for a member who is onboarded', async () => {
    const { openPage } = aDevice({ isReader: true, isWriter: true });
    const { onboarding } = await openPage();
    expect(onboarding.isPromptWanted).toBe(false);
    onboarding.close('followUp');
    expect(onboarding.isPromptWanted).toBe(true);
  });

  it('is fetched for a writer in the middle of the rest, and offers nothing', async () => {
    const { clock, openPage } = aDevice({ isReader: true, isWriter: true }, true);
    const { onboarding, prompt } = await openPage();
    expect(onboarding.isPromptWanted).toBe(true);
    prompt.wait();
    clock.advance(minute);
    expect(prompt.shown).toBeUndefined();
  });

  it.each([
    ['action', 100],
    ['followUp', 5_000],
  ] as const)('comes for the reason “%s” after %i ms (R-100, R-102)', async (why, afterMs) => {
    const { clock, openPage } = aDevice();
    const { onboarding, prompt } = await openPage();
    onboarding.open('r');
    prompt.wait();
    onboarding.close(why);
    prompt.wait();
    clock.advance(afterMs - 1);
    expect(prompt.shown).toBeUndefined();
    clock.advance(1);
    expect(prompt.shown).toBe(why);
  });

  it('answers a member who just left midway, even after another nudge (R-100, D-19)', async () => {
    const { clock, nudges, openPage } = aDevice();
    nudges.remember({ interruptedAt: clock.now(), closed: [] });
    const { onboarding, prompt } = await openPage();
    onboarding.open('r');
    onboarding.close('action');
    prompt.wait();
    clock.advance(100);
    expect(prompt.shown).toBe('action');
  });

  it('leads to verification after the first onboarding, and otherwise back to the member’s place', async () => {
    const { drafts, member, openPage } = aDevice();
    drafts.keep(member.userId, { flow: left });
    const { onboarding, prompt } = await openPage();
    prompt.show('followUp');
    prompt.accept();
    expect(onboarding.options?.need).toBe('verify');
    const other = await openPage();
    expect(other.prompt.hasPost).toBe(true);
    onboarding.close();
  });

  it('comes once in half an hour, and never again once it was closed (D-19, F-05)', async () => {
    const { clock, nudges, openPage } = aDevice();
    let shown = 0;
    for (let page = 0; page < 10; page++) {
      const { prompt } = await openPage();
      prompt.wait();
      clock.advance(minute);
      shown += Number(prompt.shown !== undefined);
      if (page === 9) prompt.close();
    }
    expect([shown, nudges.kept.closed]).toEqual([1, ['onboarding']]);
    clock.advance(1_000 * minute);
    const { prompt } = await openPage();
    prompt.wait();
    clock.advance(minute);
    expect(prompt.shown).toBeUndefined();
  });

  it('stays away during onboarding, and costs nothing of the budget then', async () => {
    const { clock, nudges, openPage } = aDevice();
    const { onboarding, prompt } = await openPage();
    prompt.wait();
    onboarding.open('r');
    clock.advance(minute);
    expect([prompt.shown, nudges.kept.interruptedAt]).toEqual([undefined, undefined]);
  });

  it('returns a member who was midway when the page left at once, silently', async () => {
    const { drafts, member, openPage } = aDevice();
    drafts.keep(member.userId, { flow: { ...left, isOpen: true } });
    const { onboarding, prompt } = await openPage();
    prompt.wait();
    expect([onboarding.options?.need, prompt.shown]).toEqual(['w', undefined]);
  });

  it('returns nobody automatically twice in a visit or another tab, but shows the way', async () => {
    const { clock, drafts, member, openPage } = aDevice();
    drafts.keep(member.userId, { flow: { ...left, isOpen: true } });
    const first = await openPage();
    first.prompt.wait();
    expect(first.onboarding.options?.need).toBe('w');
    const again = await openPage();
    again.prompt.wait();
    clock.advance(100);
    expect([again.onboarding.options, again.prompt.shown]).toEqual([undefined, 'action']);
    again.prompt.accept();
    expect(again.onboarding.options?.need).toBe('w');
  });
});
