import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginTraces } from '#tests/fakes/login/fake-login-traces.ts';
import { FakePendingPosts } from '#tests/fakes/onboarding/fake-pending-posts.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { ArrivalStore } from './arrival-store.ts';
import { LoginStore } from '../login/login-store.ts';
import { OnboardingStore } from './onboarding-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

async function aDoor(isSignedIn: boolean, isWriter = false) {
  const clock = new FakeClock();
  const tabs = new FakeTabs();
  const traces = new FakeLoginTraces();
  const session = new SessionStore(new FakeSessions(clock, isSignedIn ? aMember({ isWriter }) : undefined), tabs, traces, clock);
  await session.load();
  const login = new LoginStore(clock);
  const onboarding = new OnboardingStore(session, login, traces);
  const posts = new FakePendingPosts();
  return { tabs, traces, login, onboarding, posts, arrivals: new ArrivalStore(login, session, tabs, traces, onboarding, posts) };
}

describe('an address', () => {
  it.each([
    ['signout', {}, true],
    ['review', { internalCampaign: 'review', context: 'review' }, false],
    ['poll_vote', { internalCampaign: 'poll_vote', context: undefined }, false],
  ])('opens for an address with showLoginModal=%s, as %j (R-206)', async (value, wish, isAfterSignOut) => {
    const { arrivals, login } = await aDoor(false);
    expect(arrivals.arrive(`/list?rating=4&showLoginModal=${value}`)).toEqual({ rest: '/list?rating=4', news: undefined });
    expect([login.wish, login.isAfterSignOut]).toEqual([wish, isAfterSignOut]);
  });

  it('stays shut for somebody who is signed in, whatever an address says', async () => {
    const { arrivals, login } = await aDoor(true);
    expect(arrivals.arrive('/list?showLoginModal=signout')).toEqual({ rest: '/list', news: undefined });
    expect(login.wish).toBeUndefined();
  });

  it('has nothing to do with other addresses', async () => {
    const { arrivals } = await aDoor(false);
    expect(arrivals.arrive('/list?campaign=desktop_nav')).toBeUndefined();
  });
});

describe('somebody who comes back from a login', () => {
  it('is greeted, told on, and has their errand kept (R-132, R-140)', async () => {
    const { arrivals, tabs, traces } = await aDoor(true);
    traces.marker = 'outlook';
    const arrived = arrivals.arrive('/list?rating=4&openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true');
    expect(arrived).toEqual({ rest: '/list?rating=4', news: 'signed-in' });
    expect(arrivals.errand).toEqual({ openOnboarding: 'w', campaign: 'vote', openCreatePost: 'true' });
    expect(arrivals.outcome).toEqual({ event: 'userLogin', provider: 'microsoft' });
    expect([tabs.told, traces.marker]).toEqual([['signed-in'], undefined]);
  });

  it.each([
    ['openOnboarding=r', { need: 'r', isAsked: false, internalCampaign: '', openCreatePost: false }],
    ['openOnboarding=w&campaign=vote&openCreatePost=true', { need: 'w', isAsked: false, internalCampaign: 'vote', openCreatePost: true }],
    ['campaign=vote', undefined],
  ])('joins for an address with %s: %j (R-096, R-132)', async (pairs, wish) => {
    const { arrivals, onboarding } = await aDoor(true);
    arrivals.arrive(`/list?${pairs}&onLogin=true`);
    expect(onboarding.wish).toEqual(wish);
  });

  it.each([
    [true, [{ campaign: 'vote', source: 'user_logged_in' }]],
    [false, []],
  ])('finds the post that waited, as a writer: %s (R-123)', async (isWriter, opened) => {
    const { arrivals, onboarding, posts } = await aDoor(true, isWriter);
    const composed: unknown[] = [];
    onboarding.composer = (errand) => composed.push(errand);
    arrivals.arrive('/list?campaign=vote&openCreatePost=true&onLogin=true');
    expect([composed, posts.kept]).toEqual([opened, { campaign: 'vote' }]);
  });

  it('by an address alone is no member and has no errand (S-33)', async () => {
    const { arrivals, login, tabs } = await aDoor(false);
    expect(arrivals.arrive('/list?openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true')).toEqual({ rest: '/list', news: undefined });
    expect([arrivals.errand, arrivals.outcome, login.trouble, tabs.told]).toEqual([{}, undefined, undefined, []]);
  });

  it('without a session although one was begun has no cookies (R-239)', async () => {
    const { arrivals, login, traces } = await aDoor(false);
    traces.marker = 'google';
    arrivals.arrive('/list?onLogin=true');
    expect(login.trouble).toEqual({ kind: 'cookies' });
    expect(arrivals.outcome).toEqual({ event: 'loginFailed', provider: 'google' });
  });

  it.each([
    ['linkedinLogin=failed', 'linkedin', true],
    ['loginFailed=google', 'google', false],
    ['loginFailed=microsoft', 'microsoft', false],
  ])('with %s is told so, and LinkedIn is not started again: %s, %s (R-132, R-146)', async (pair, provider, hasLinkedinFailed) => {
    const { arrivals, login } = await aDoor(false);
    arrivals.arrive(`/list?${pair}`);
    expect([login.trouble, login.hasLinkedinFailed]).toEqual([{ kind: 'provider', provider }, hasLinkedinFailed]);
  });
});

describe('somebody who has signed out', () => {
  it('is told once (R-136)', async () => {
    const { arrivals } = await aDoor(false);
    expect(arrivals.arrive('/list?signedOut=true')).toEqual({ rest: '/list', news: 'signed-out' });
  });

  it('is not told while they are signed in', async () => {
    const { arrivals } = await aDoor(true);
    expect(arrivals.arrive('/list?signedOut=true')).toEqual({ rest: '/list', news: undefined });
  });
});
