import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeIdleCallbacks } from '#tests/fakes/device/fake-idle-callbacks.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';

describe('the login dialog', () => {
  it('is opened as the form on the page says', () => {
    const login = aKeptLogin(new FakeClock()).login;
    login.standBy((wanted) => ({ ...wanted, redirectUrl: '/contribute/review?fromForm=a1' }));
    login.open({ context: 'salary' });
    expect(login.options).toEqual({ context: 'salary', redirectUrl: '/contribute/review?fromForm=a1' });
    login.standBy(undefined);
    login.open();
    expect(login.options).toEqual({});
  });

  it('is needed after errors too, and does not restart LinkedIn once it failed (R-146)', () => {
    const login = aKeptLogin(new FakeClock()).login;
    login.meet({ kind: 'provider', provider: 'google' });
    expect([login.isWanted, login.hasLinkedinFailed]).toEqual([true, false]);
    login.meet({ kind: 'provider', provider: 'linkedin' });
    login.forgetProblem();
    expect([login.isWanted, login.hasLinkedinFailed]).toEqual([false, true]);
  });

  it.each([
    ['?onLogin=true', true],
    ['?rating=4&linkedinLogin=failed', true],
    ['?loginFailed=google', true],
    ['?signedOut=true', true],
    ['?showLoginModal=signout', true],
    ['?campaign=desktop_nav', false],
    ['?name=onLogin=true', false],
    ['', false],
  ])('notices that the query %s speaks of it: %s (R-132, R-206)', (query, speaks) => {
    const login = aKeptLogin(new FakeClock()).login;
    login.look(query);
    expect(login.isSpokenOf).toBe(speaks);
  });

  it('is fetched four to twelve seconds after loading, and never opens by itself (R-151)', () => {
    const [clock, idle] = [new FakeClock(), new FakeIdleCallbacks()];
    const { login } = aKeptLogin(clock);
    login.wait(idle);
    clock.advance(3_999);
    expect(idle.isWaitedFor).toBe(false);
    clock.advance(1);
    expect([idle.timeoutMs, login.isNear]).toEqual([8_000, false]);
    idle.come();
    expect([login.isNear, login.isWanted]).toEqual([true, false]);
  });
});
