import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeEvents } from '#tests/fakes/usage/fake-events.ts';
import { aMember } from '#tests/members.ts';
import { LoginCallbackStore } from './login-callback-store.ts';
import { OnboardingStore } from '../onboarding/onboarding-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

async function callbacksOf(isSignedIn: boolean) {
  const clock = new FakeClock();
  const tabs = new FakeTabs();
  const markers = new FakeLoginMarkers();
  const session = new SessionStore(new FakeSessions(clock, isSignedIn ? aMember() : undefined), tabs, markers, clock);
  await session.load();
  const { login, wanted } = aKeptLogin(clock);
  const onboarding = new OnboardingStore(session, login, markers);
  const events = new FakeEvents();
  return { tabs, markers, login, onboarding, wanted, events, callbacks: new LoginCallbackStore(login, session, tabs, markers, onboarding, wanted, events) };
}

describe('a URL', () => {
  it.each([
    ['signout', {}, true],
    ['review', { internalCampaign: 'review', context: 'review' }, false],
    ['poll_vote', { internalCampaign: 'poll_vote', context: undefined }, false],
    ['true&campaign=review', { internalCampaign: 'review', context: 'review' }, false],
  ])('opens for a URL with showLoginModal=%s, as %j (R-206)', async (value, options, isAfterSignOut) => {
    const { callbacks, login } = await callbacksOf(false);
    expect(callbacks.arrive(`/list?rating=4&showLoginModal=${value}`)).toEqual({ rest: '/list?rating=4', news: undefined });
    expect([login.options, login.isAfterSignOut]).toEqual([options, isAfterSignOut]);
  });

  it('stays shut for a member who is signed in, whatever a URL says', async () => {
    const { callbacks, login } = await callbacksOf(true);
    expect(callbacks.arrive('/list?showLoginModal=signout')).toEqual({ rest: '/list', news: undefined });
    expect(login.options).toBeUndefined();
  });
});

describe('a member who comes back from a login', () => {
  it('counts the outcome of a begun login once, and nothing otherwise (R-140, R-230)', async () => {
    const [back, refused] = [await callbacksOf(true), await callbacksOf(false)];
    for (const { callbacks, markers } of [back, refused]) {
      markers.marker = 'google';
      callbacks.arrive('/list?onLogin=true');
      callbacks.arrive('/list?onLogin=true');
    }
    expect(back.events.logins).toEqual(['LoginAttempt_Social_API google done']);
    expect(refused.events.logins).toEqual(['LoginAttempt_Social_API google failed']);
  });

  it('is greeted, counted, and has their intent kept (R-132, R-140)', async () => {
    const { callbacks, tabs, markers } = await callbacksOf(true);
    markers.marker = 'outlook';
    const arrived = callbacks.arrive('/list?rating=4&openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true');
    expect(arrived).toEqual({ rest: '/list?rating=4', news: 'signed-in' });
    expect(callbacks.intent).toEqual({ openOnboarding: 'w', campaign: 'vote', openCreatePost: 'true' });
    expect(callbacks.outcome).toEqual({ event: 'userLogin', provider: 'microsoft' });
    expect([tabs.recorded, markers.marker]).toEqual([['signed-in'], undefined]);
  });

  it.each([
    ['openOnboarding=r', { need: 'r', isAsked: false, internalCampaign: '', openCreatePost: false }],
    ['openOnboarding=w&campaign=vote', { need: 'w', isAsked: false, internalCampaign: 'vote', openCreatePost: false }],
    ['openOnboarding=w&campaign=vote&openCreatePost=true', undefined],
  ])('joins for a URL with %s: %j (R-096, R-132)', async (pairs, options) => {
    const { callbacks, onboarding } = await callbacksOf(true);
    callbacks.arrive(`/list?${pairs}&onLogin=true`);
    expect(onboarding.options).toEqual(options);
  });

  it('has only the post from their URL waiting, or else what they pressed (R-123)', async () => {
    const url = '/list?campaign=vote&openCreatePost=true&onLogin=true';
    const [here, elsewhere] = [await callbacksOf(true), await callbacksOf(true)];
    const pressed = { kind: 'write', campaign: 'vote', post: 'poll' } as const;
    here.wanted.keep(pressed);
    for (const { callbacks } of [here, elsewhere]) callbacks.arrive(url);
    expect([here.wanted.kept, elsewhere.wanted.kept]).toMatchObject([{ wanted: pressed }, { wanted: { kind: 'write', campaign: 'vote' } }]);
  });

  it('by a URL alone is no member and has no intent (S-33)', async () => {
    const { callbacks, login, tabs } = await callbacksOf(false);
    expect(callbacks.arrive('/list?openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true')).toEqual({ rest: '/list', news: undefined });
    expect([callbacks.intent, callbacks.outcome, login.problem, tabs.recorded]).toEqual([{}, undefined, undefined, []]);
  });

  it('without a session although one was begun has no cookies (R-239)', async () => {
    const { callbacks, login, markers } = await callbacksOf(false);
    markers.marker = 'google';
    callbacks.arrive('/list?onLogin=true');
    expect(login.problem).toEqual({ kind: 'cookies' });
    expect(callbacks.outcome).toEqual({ event: 'loginFailed', provider: 'google' });
  });

  it.each([
    ['linkedinLogin=failed', 'linkedin', true],
    ['loginFailed=google', 'google', false],
    ['loginFailed=microsoft', 'microsoft', false],
  ])('with %s sees the failure, and LinkedIn is not started again: %s, %s (R-132, R-146)', async (pair, provider, hasLinkedinFailed) => {
    const { callbacks, login } = await callbacksOf(false);
    callbacks.arrive(`/list?${pair}`);
    expect([login.problem, login.hasLinkedinFailed]).toEqual([{ kind: 'provider', provider }, hasLinkedinFailed]);
  });
});

describe('a member who has signed out', () => {
  it('sees it once (R-136)', async () => {
    const { callbacks } = await callbacksOf(false);
    expect(callbacks.arrive('/list?signedOut=true')).toEqual({ rest: '/list', news: 'signed-out' });
  });

  it('sees nothing of it while they are signed in', async () => {
    const { callbacks } = await callbacksOf(true);
    expect(callbacks.arrive('/list?signedOut=true')).toEqual({ rest: '/list', news: undefined });
  });
});
