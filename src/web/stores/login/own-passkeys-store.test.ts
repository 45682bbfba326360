import { describe, expect, it } from 'vitest';
import { FakeAuthenticators } from '#tests/fakes/login/fake-authenticators.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakePasskeys } from '#tests/fakes/login/fake-passkeys.ts';
import { FakeRecoveryCodes } from '#tests/fakes/login/fake-recovery-codes.ts';
import { OwnPasskeysStore } from './own-passkeys-store.ts';

async function aMembersOwn() {
  const passkeys = new FakePasskeys();
  const codes = new FakeRecoveryCodes();
  const authenticators = new FakeAuthenticators();
  const clipboards = new FakeClipboards();
  const store = new OwnPasskeysStore(passkeys, codes, authenticators, clipboards);
  await store.open();
  return { passkeys, codes, authenticators, clipboards, store };
}

describe('the passkeys of a member', () => {
  it('are added, listed and removed', async () => {
    const { store } = await aMembersOwn();
    expect(await store.add()).toBe(true);
    expect(store.passkeys.value?.items).toHaveLength(1);
    expect(await store.remove(store.passkeys.value?.items[0]?.passkeyId ?? '')).toBe(true);
    expect(store.passkeys.value?.items).toEqual([]);
  });

  it('are one for each device', async () => {
    const { store } = await aMembersOwn();
    await store.add();
    expect(await store.add()).toBe(false);
    expect(store.problem).toBe('has-one');
  });

  it.each([
    [{ isWilling: false }, 'given-up'],
    [{ isHere: false }, 'unsupported'],
  ])('are not made on a device with %j: %s', async (device, problem) => {
    const { authenticators, store } = await aMembersOwn();
    Object.assign(authenticators, device);
    expect(await store.add()).toBe(false);
    expect([store.problem, store.wantsLoginFor]).toEqual([problem, undefined]);
  });

  it('change only for a member who has just logged in (S-25)', async () => {
    const { passkeys, store } = await aMembersOwn();
    passkeys.wantsLogin = true;
    expect(await store.add()).toBe(false);
    expect([store.problem, store.wantsLoginFor]).toEqual(['again', 'passkeys']);
    passkeys.wantsLogin = false;
    await store.add();
    expect(store.wantsLoginFor).toBeUndefined();
  });
});

describe('the recovery codes of a member', () => {
  it('are shown once, can be copied, and are put away', async () => {
    const { codes, clipboards, store } = await aMembersOwn();
    await store.makeCodes();
    expect(store.codes).toHaveLength(10);
    expect(await store.copyCodes()).toBe(true);
    expect(clipboards.text.split('\n')).toEqual(codes.codes);
    store.putAway();
    expect([store.codes, store.making.value]).toEqual([[], undefined]);
  });
});
