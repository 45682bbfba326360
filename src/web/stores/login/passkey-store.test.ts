import { describe, expect, it } from 'vitest';
import { FakeAuthenticators } from '#tests/fakes/login/fake-authenticators.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakePasskeys } from '#tests/fakes/login/fake-passkeys.ts';
import { FakeRecoveryCodes } from '#tests/fakes/login/fake-recovery-codes.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeEvents } from '#tests/fakes/usage/fake-events.ts';
import { PasskeyStore } from './passkey-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

function aGuest() {
  const clock = new FakeClock();
  const codes = new FakeRecoveryCodes();
  const events = new FakeEvents();
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  return { codes, session, events, store: new PasskeyStore(new FakePasskeys(), codes, new FakeAuthenticators(), session, events) };
}

describe('a passkey', () => {
  it('is counted as an attempt, and so is a code, with the outcome (R-230)', async () => {
    const { codes, events, store } = aGuest();
    const [code = ''] = await codes.make();
    await store.prove();
    await store.redeem(code);
    await store.redeem('abc');
    expect(events.logins).toEqual(['passkey begun', 'passkey failed', 'other begun', 'other done'].map((attempt) => `LoginAttempt_Social_API ${attempt}`));
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed', async () => {
    const { codes, session, store } = aGuest();
    const [code = ''] = await codes.make();
    expect(await store.redeem(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(true);
    expect([session.isSignedIn, store.codeProblem]).toEqual([true, undefined]);
    expect(await store.redeem(code)).toBe(false);
    expect(store.codeProblem).toBe('refused');
  });
});
