import { expect, it } from 'vitest';
import type { ContributionKey, ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { contributionKinds } from '#core/kinds/contribution-kinds.ts';
import { isSigned } from '#tests/is-signed.ts';

/** Opens a device. Returns the keys of each member, or of a guest. */
export type OpenContributions = () => (member?: string) => ContributionKeys;

const token = { issuer: { keyId: 'k', period: '2026-q4', publicKey: 'AA' }, prefix: 'p', blindedMessage: 'b', inverse: 'i' };

const byKey = (keys: readonly ContributionKey[]) => keys.toSorted((one, other) => one.publicKey.localeCompare(other.publicKey));

/** Promises of ContributionKeys for every adapter (F-07). */
export function keepsContributionKeys(openDevice: OpenContributions): void {
  it('makes a key for every contribution, each of which signs by itself', async () => {
    const keys = openDevice()('asha');
    expect(await keys.list()).toEqual([]);
    const [first, second] = [await keys.make({ kind: 'review', about: 'Nimbus' }), await keys.make({ kind: 'review', about: 'Nimbus' })];
    expect(first).toEqual({ publicKey: expect.stringMatching(/^[\w-]{43}$/), kind: 'review', about: 'Nimbus' });
    expect(second.publicKey).not.toBe(first.publicKey);
    expect(byKey(await keys.list())).toEqual(byKey([first, second]));
    const signature = await keys.sign(second.publicKey, '"@method": PUT');
    expect([first, second].map(({ publicKey }) => isSigned('"@method": PUT', signature, publicKey))).toEqual([false, true]);
  });

  it('remembers what it is given beside its key, replacing what it knew', async () => {
    const keys = openDevice()('asha');
    const [{ publicKey }, other] = [await keys.make({ kind: 'review', about: 'Nimbus' }), await keys.make({ kind: 'review' })];
    const noted = async () => (await keys.list()).find((key) => key.publicKey === publicKey);
    await keys.note(publicKey, { kind: 'review', about: 'Nimbus', token });
    expect(await noted()).toEqual({ publicKey, kind: 'review', about: 'Nimbus', token });
    const sent = { kind: 'salary', thingId: 's1', sentOn: '2026-11-20', checkInYear: 2026 } as const;
    await keys.note(publicKey, sent);
    expect(await noted()).toEqual({ publicKey, ...sent });
    expect(isSigned('text', await keys.sign(publicKey, 'text'), publicKey)).toBe(true);
    expect(await keys.list()).toContainEqual(other);
  });

  it('keeps them when their member signs out, for that member alone', async () => {
    const device = openDevice();
    const own = await device('asha').make({ kind: 'review' });
    for (const who of ['ravi', undefined]) {
      const keys = device(who);
      expect(await keys.list()).toEqual([]);
      await expect(keys.sign(own.publicKey, 'text')).rejects.toMatchObject({ kind: 'missing', code: 'NO_KEY' });
      await expect(keys.note(own.publicKey, { kind: 'review', thingId: 'r1' })).rejects.toMatchObject({ kind: 'missing', code: 'NO_KEY' });
      await keys.forget(own.publicKey);
    }
    const ofGuest = await device().make({ kind: 'review' });
    expect([await device('asha').list(), await device().list(), await device('ravi').list()]).toEqual([[own], [ofGuest], []]);
  });

  it('pass one to another device of its author, which stores it once (R-086)', async () => {
    const [here, there] = [openDevice()('asha'), openDevice()()];
    const { publicKey } = await here.make({ kind: 'photo', thingId: 'p1', sentOn: '2026-11-20' });
    const secret = await here.secretOf(publicKey);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const adopted = { publicKey, kind: 'photo', thingId: 'p1', about: 'Nimbus' } as const;
    for (const about of ['Nimbus', 'Another']) expect(await there.adopt(secret, { kind: 'photo', thingId: 'p1', about })).toEqual(adopted);
    expect(await there.list()).toEqual([adopted]);
    expect(isSigned('text', await there.sign(publicKey, 'text'), publicKey)).toBe(true);
    await expect(there.adopt(secret.slice(4), { kind: 'photo' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('keep a key with its member, and give an ownerless one to its bringer (R-086)', async () => {
    const device = openDevice();
    const { publicKey } = await device('asha').make({ kind: 'photo', thingId: 'p1' });
    const secret = await device('asha').secretOf(publicKey);
    for (const who of ['ravi', undefined]) {
      await expect(device(who).secretOf(publicKey)).rejects.toMatchObject({ code: 'NO_KEY' });
      await expect(device(who).adopt(secret, { kind: 'photo' })).rejects.toMatchObject({ kind: 'forbidden', code: 'KEY_OF_ANOTHER' });
    }
    await device('asha').release();
    await device('ravi').adopt(secret, { kind: 'photo' });
    expect([await device('asha').list(), await device().list(), await device('ravi').list()]).toEqual([[], [], [{ publicKey, kind: 'photo', thingId: 'p1' }]]);
  });

  it('forgets one for good, and no other', async () => {
    const keys = openDevice()('asha');
    const [first, second] = [await keys.make({ kind: 'review' }), await keys.make({ kind: 'review' })];
    await keys.sign(first.publicKey, 'text');
    await keys.forget(first.publicKey);
    await keys.forget(first.publicKey);
    expect(await keys.list()).toEqual([second]);
    await expect(keys.sign(first.publicKey, 'text')).rejects.toMatchObject({ code: 'NO_KEY' });
  });

  it('lets keys of a deleted account belong to a guest, who still signs', async () => {
    const device = openDevice();
    const owned: ContributionKey[] = [];
    for (const kind of contributionKinds) owned.push(await device('asha').make({ kind, thingId: 'x1' }));
    const ofAnother = await device('ravi').make({ kind: 'review' });
    await device('asha').release();
    expect([await device('asha').list(), byKey(await device().list()), await device('ravi').list()]).toEqual([[], byKey(owned), [ofAnother]]);
    for (const { publicKey } of owned) expect(isSigned('text', await device().sign(publicKey, 'text'), publicKey)).toBe(true);
    await device().release();
    expect(byKey(await device().list())).toEqual(byKey(owned));
  });
}
