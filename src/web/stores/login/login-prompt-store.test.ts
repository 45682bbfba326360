import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeIdleCallbacks } from '#tests/fakes/device/fake-idle-callbacks.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { LoginPromptStore } from './login-prompt-store.ts';
import { LoginStore } from './login-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

const minute = 60_000;

/** Pages on one device, one after the other. */
function aDevice() {
  const clock = new FakeClock();
  const nudges = new FakeNudges();
  const idle = new FakeIdleCallbacks();
  const openPage = async (isSignedIn = false) => {
    const tabs = new FakeTabs();
    const markers = new FakeLoginMarkers();
    const session = new SessionStore(new FakeSessions(clock, isSignedIn ? aMember() : undefined), tabs, markers, clock);
    await session.load();
    const login = new LoginStore(clock);
    return { login, prompt: new LoginPromptStore(nudges, idle, session, login, clock) };
  };
  return { clock, nudges, idle, openPage };
}

describe('the invitation to log in', () => {
  it('comes with the first idle callback, and at the latest after eight seconds (R-151)', async () => {
    const { idle, openPage } = aDevice();
    const { prompt } = await openPage();
    prompt.ask();
    expect([idle.timeoutMs, prompt.isShown]).toEqual([8_000, false]);
    idle.come();
    expect(prompt.isShown).toBe(true);
  });

  it('comes once in half an hour, whatever is reloaded (D-19, F-05)', async () => {
    const { clock, idle, openPage } = aDevice();
    let shown = 0;
    for (let page = 0; page < 10; page++) {
      const { prompt } = await openPage();
      prompt.ask();
      idle.come();
      clock.advance(minute);
      shown += Number(prompt.isShown);
    }
    expect(shown).toBe(1);
  });

  it('never comes again once it was closed (F-05)', async () => {
    const { clock, idle, openPage } = aDevice();
    const first = await openPage();
    first.prompt.ask();
    idle.come();
    first.prompt.close();
    expect(first.prompt.isShown).toBe(false);
    clock.advance(10_000 * minute);
    const second = await openPage();
    second.prompt.ask();
    idle.come();
    expect(second.prompt.isShown).toBe(false);
  });

  it('comes neither to members nor over an open login, and then costs nothing of the budget', async () => {
    const { nudges, idle, openPage } = aDevice();
    const member = await openPage(true);
    member.prompt.ask();
    idle.come();
    const busy = await openPage();
    busy.login.open();
    busy.prompt.ask();
    idle.come();
    expect([member.prompt.isShown, busy.prompt.isShown, nudges.kept.interruptedAt]).toEqual([false, false, undefined]);
  });
});
