import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { ConnectionStore } from './connection-store.ts';

function aConnection() {
  const clock = new FakeClock();
  const connections = new FakeConnections();
  const store = new ConnectionStore(connections, clock);
  const stop = store.follow();
  return { clock, connections, store, stop };
}

describe('the connection to the server', () => {
  it('is tried again ever more slowly while it is lost', async () => {
    const { clock, connections, store } = aConnection();
    connections.isServerThere = false;
    store.lose();
    for (const waitMs of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) await clock.advance(waitMs);
    expect(connections.tries).toBe(6);
    expect(store.isLost).toBe(true);
  });

  it('comes back by itself, and says so once', async () => {
    const { clock, store } = aConnection();
    store.lose();
    store.lose();
    await clock.advance(1_000);
    expect(store.isLost).toBe(false);
    expect(store.returns).toBe(1);
  });

  it('tells a busy server from one that cannot be reached, as it finds it', async () => {
    const { clock, connections, store } = aConnection();
    connections.isServerBusy = true;
    store.lose(true);
    expect([store.isLost, store.isBusy, store.isAway]).toEqual([true, true, false]);
    connections.isServerThere = false;
    await clock.advance(1_000);
    expect([store.isLost, store.isBusy, store.isAway]).toEqual([true, false, true]);
    connections.isServerThere = true;
    await clock.advance(2_000);
    expect([store.isBusy, store.returns]).toEqual([true, 0]);
    connections.isServerBusy = false;
    await clock.advance(4_000);
    expect([store.isLost, store.isBusy, store.returns]).toEqual([false, false, 1]);
  });

  it('is tried at once when the device says it is online again', async () => {
    const { clock, connections, store } = aConnection();
    connections.goOffline();
    expect(store.isLost).toBe(true);
    connections.goOnline();
    await clock.advance(0);
    expect(store.isLost).toBe(false);
  });

  it('is no longer followed once that was stopped', () => {
    const { connections, store, stop } = aConnection();
    stop();
    connections.goOffline();
    expect(store.isLost).toBe(false);
  });
});
