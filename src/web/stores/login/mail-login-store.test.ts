import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeMailLogins } from '#tests/fakes/login/fake-mail-logins.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeEvents } from '#tests/fakes/usage/fake-events.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { MailLoginStore } from './mail-login-store.ts';

function aGuest() {
  const [clock, logins, events] = [new FakeClock(), new FakeMailLogins(), new FakeEvents()];
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  return { logins, events, session, store: new MailLoginStore(logins, { language: 'en' }, session, events) };
}

const address = 'asha.rao@mail.example';

describe('a login by a mailed code', () => {
  it('asks for an address first, then for the code, and signs in', async () => {
    const { logins, events, session, store } = aGuest();
    store.typeAddress('asha');
    await store.send();
    expect([store.addressProblem, store.isSent]).toEqual(['shape', false]);
    store.typeAddress(address);
    await store.send();
    expect([store.addressProblem, store.isSent]).toEqual([undefined, true]);
    store.typeCode(` ${logins.mailed.get(address)?.[0]} `);
    expect(await store.redeem()).toBe(true);
    expect([session.isSignedIn, events.logins]).toEqual([true, ['mail begun', 'mail done'].map((attempt) => `LoginAttempt_Social_API ${attempt}`)]);
  });

  it('says what is wrong with a code, and takes another one', async () => {
    const { logins, store } = aGuest();
    store.typeAddress(address);
    await store.send();
    store.typeCode('12');
    await store.redeem();
    expect(store.codeProblem).toBe('short');
    store.typeCode('00000000');
    for (const problem of ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'spent']) {
      await store.redeem();
      expect(store.codeProblem).toBe(problem);
    }
    await store.send();
    expect([store.codeProblem, store.code]).toEqual([undefined, '']);
    store.typeCode(logins.mailed.get(address)?.[1] ?? '');
    expect(await store.redeem()).toBe(true);
  });
});
