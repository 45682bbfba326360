import { expect, it } from 'vitest';
import { isTransferCode } from '#core/persona-keys/hand-code.ts';
import { longestSealedKey } from '#core/persona-keys/key-copies.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { isSigned } from '#tests/is-signed.ts';
import { respelled } from '#tests/respelled.ts';

/** Opens a device. Returns the keys of each member, or of a guest. */
export type OpenDevice = () => (member?: string) => PersonaKeys;

const secret = { passphrase: 'seven quiet banyans', salt: 'quietbanyan' };
const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

/** Promises of PersonaKeys for every adapter (F-07). */
export function keepsAKey(openDevice: OpenDevice): void {
  it('holds none, makes one, signs with it, and makes no second', async () => {
    const keys = openDevice()('asha');
    expect(await keys.local()).toBeUndefined();
    await expect(keys.sign('text')).rejects.toMatchObject({ kind: 'missing', code: 'NO_KEY' });
    const [made, again] = await Promise.all([keys.make(), keys.make()]);
    expect(again).toEqual(made);
    expect(await keys.local()).toEqual({ publicKey: made.publicKey });
    const signature = await keys.sign('"@method": GET');
    expect([isSigned('"@method": GET', signature, made.publicKey), isSigned('"@method": PUT', signature, made.publicKey)]).toEqual([true, false]);
  });

  it('remembers beside the key what it is given, in place of what it knew', async () => {
    const keys = openDevice()('asha');
    const token = { issuer: { keyId: 'k', period: '2026-q4', publicKey: 'AA' }, prefix: 'p', blindedMessage: 'b', inverse: 'i' };
    const { publicKey } = await keys.make();
    await keys.note({ token });
    expect(await keys.local()).toEqual({ publicKey, token });
    await keys.note({ persona: banyan });
    expect(await keys.local()).toEqual({ publicKey, persona: banyan });
    expect(isSigned('text', await keys.sign('text'), publicKey)).toBe(true);
  });

  it('keeps the keys of two members of one device apart', async () => {
    const device = openDevice();
    const { publicKey } = await device('asha').make();
    expect(await device('ravi').local()).toBeUndefined();
    expect(await device().local()).toEqual({ publicKey });
    const other = await device('ravi').make();
    expect(other.publicKey).not.toBe(publicKey);
    expect(await device().local()).toBeUndefined();
    await device('ravi').forget();
    expect(await device('asha').local()).toEqual({ publicKey });
  });

  it('hands the key to another device, sealed, where it signs as the same persona', async () => {
    const [here, there] = [openDevice()('asha'), openDevice()()];
    const { publicKey } = await here.make();
    const { locator, sealed } = await here.seal(secret);
    expect(locator).toMatch(/^[\w-]{43}$/);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(sealed.length).toBeLessThanOrEqual(longestSealedKey);
    expect(await there.locatorOf({ ...secret, passphrase: ' seven quiet banyans ' })).toBe(locator);
    expect(await there.locatorOf({ ...secret, salt: 'bravekite' })).not.toBe(locator);
    expect(await there.restore(sealed, secret)).toEqual({ publicKey });
    expect(isSigned('text', await there.sign('text'), publicKey)).toBe(true);
  });

  it('opens no seal by another secret, and none that was altered', async () => {
    const [here, there] = [openDevice()('asha'), openDevice()('asha')];
    await here.make();
    const { sealed } = await here.seal(secret);
    const refusal = { kind: 'invalid', code: 'SEAL_NOT_OPENED' };
    await expect(there.restore(sealed, { ...secret, passphrase: 'seven quiet kites' })).rejects.toMatchObject(refusal);
    await expect(there.restore(sealed, { ...secret, salt: 'bravekite' })).rejects.toMatchObject(refusal);
    await expect(there.restore(`${sealed.slice(0, -6)}AAAAAA`, secret)).rejects.toMatchObject(refusal);
    for (const other of respelled(sealed)) await expect(there.restore(other, secret)).rejects.toMatchObject(refusal);
    expect(respelled(sealed)).not.toEqual([]);
    await expect(there.restore('', secret)).rejects.toMatchObject(refusal);
    expect(await there.local()).toBeUndefined();
  });

  it('replaces no key that has a name or a token, and any other', async () => {
    const [here, there] = [openDevice()('asha'), openDevice()('asha')];
    const { publicKey } = await here.make();
    const { sealed } = await here.seal(secret);
    await there.make();
    await there.note({ persona: banyan });
    await expect(there.restore(sealed, secret)).rejects.toMatchObject({ kind: 'conflict', code: 'KEY_HELD' });
    await there.note({});
    expect(await there.restore(sealed, secret)).toEqual({ publicKey });
    await there.note({ persona: banyan });
    expect(await there.restore(sealed, secret)).toEqual({ publicKey, persona: banyan });
  });

  it('forgets a key for good', async () => {
    const keys = openDevice()('asha');
    const { publicKey } = await keys.make();
    await keys.forget();
    await keys.forget();
    expect(await keys.local()).toBeUndefined();
    expect((await keys.make()).publicKey).not.toBe(publicKey);
  });

  it('offers an ownerless key to those without one, and never gives it unasked (F-07)', async () => {
    const device = openDevice();
    const { publicKey } = await device().make();
    await device().note({ persona: banyan });
    const asha = device('asha');
    expect([await asha.local(), await asha.offered()]).toEqual([undefined, [{ publicKey, persona: banyan }]]);
    const own = await device('ravi').make();
    expect([own.publicKey === publicKey, await device('ravi').offered()]).toEqual([false, []]);
    expect(await asha.choose(publicKey)).toEqual({ publicKey, persona: banyan });
    expect([await asha.local(), await device('mira').offered()]).toEqual([{ publicKey, persona: banyan }, []]);
    await expect(device('mira').choose(publicKey)).rejects.toMatchObject({ code: 'NO_KEY' });
  });

  it('lets a guest choose among several, and holds the one that was chosen', async () => {
    const device = openDevice();
    const [first, second] = [await device('asha').make(), await device('ravi').make()];
    const guest = device();
    const offered = (await guest.offered()).map(({ publicKey }) => publicKey);
    expect([await guest.local(), offered.toSorted()]).toEqual([undefined, [first.publicKey, second.publicKey].toSorted()]);
    await guest.choose(second.publicKey);
    expect([await guest.local(), await guest.offered()]).toEqual([{ publicKey: second.publicKey }, []]);
    await guest.note({ persona: banyan });
    expect(await device('ravi').local()).toEqual({ publicKey: second.publicKey, persona: banyan });
  });

  it('releases a key, which then belongs to nobody', async () => {
    const device = openDevice();
    const { publicKey } = await device('asha').make();
    await device('asha').release();
    await device('asha').release();
    expect([await device('asha').local(), await device('ravi').offered()]).toEqual([undefined, [{ publicKey }]]);
  });

  it('forgets a key for everyone who holds it here', async () => {
    const device = openDevice();
    const asha = device('asha');
    const { publicKey } = await asha.make();
    const { sealed } = await asha.seal(secret);
    expect(await device('ravi').restore(sealed, secret)).toEqual({ publicKey });
    expect(await device().local()).toEqual({ publicKey });
    await asha.forget();
    expect([await device('ravi').local(), await device().local()]).toEqual([undefined, undefined]);
  });

  it('tells of the keys that others have left here, and forgets one of them alone', async () => {
    const device = openDevice();
    const [own, theirs] = [await device('asha').make(), await device('ravi').make()];
    await device('ravi').note({ persona: banyan });
    expect(await device('asha').others()).toEqual([{ publicKey: theirs.publicKey, persona: banyan }]);
    expect(await device('mira').others()).toHaveLength(2);
    await device('mira').forget(theirs.publicKey);
    expect([await device('asha').local(), await device('asha').others()]).toEqual([{ publicKey: own.publicKey }, []]);
    expect(await device('ravi').local()).toBeUndefined();
  });

  it('draws letters that people can type, others each time', () => {
    const keys = openDevice()('asha');
    const drawn = Array.from({ length: 50 }, () => keys.draw(12));
    expect(drawn.filter((code) => !isTransferCode(code))).toEqual([]);
    expect(new Set(drawn).size).toBe(50);
  });
}
