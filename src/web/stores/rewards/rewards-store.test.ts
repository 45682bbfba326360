import { describe, expect, it, vi } from 'vitest';
import { minuteMs } from '#core/figures/durations.ts';
import { aRewardsDevice } from '#tests/fakes/rewards/rewards-device.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { RewardsStore } from './rewards-store.ts';

async function opened() {
  const device = aRewardsDevice();
  const { clock, rewards, own } = device;
  const session = new SessionStore(new FakeSessions(clock, aMember()), new FakeTabs(), new FakeLoginMarkers(), clock);
  await session.load();
  const store = new RewardsStore(rewards, own, session, clock, () => 0.5);
  return { ...device, session, store };
}

describe('the points that a page draws (R-007, F-07)', () => {
  it('are requested one by one, beside nothing, and counted in the user state (R-137)', async () => {
    const { store, session, clock, contribute, asked } = await opened();
    for (const kind of ['salary', 'benefits'] as const) await contribute(kind);
    await store.look();
    const end = store.draw();
    clock.advance(minuteMs / 4 - 1);
    await settled();
    expect([asked.length, session.user.rewardsCount, store.local.value?.waiting]).toEqual([0, 0, 2]);
    clock.advance(minuteMs);
    await vi.waitFor(() => expect(session.user.rewardsCount).toBe(1));
    clock.advance(minuteMs / 4 - 1);
    await settled();
    expect([asked.length, store.isDrawing]).toEqual([1, true]);
    clock.advance(minuteMs);
    await vi.waitFor(() => expect([asked.length, session.user.rewardsCount, store.isDrawing]).toEqual([2, 2, false]));
    end();
  });

  it('are asked for no more once the page is left', async () => {
    const { store, clock, contribute, asked } = await opened();
    await contribute('salary');
    store.draw()();
    clock.advance(10 * minuteMs);
    await settled();
    expect(asked).toEqual([]);
  });
});
