import { expect, it } from 'vitest';
import type { KeyCopies } from '#core/persona-keys/key-copies.ts';
import type { OwnData } from '#core/own-data/own-data.ts';
import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { Devices } from '#core/notifications/devices.ts';
import { usualPushWishes } from '#core/notifications/push-wishes.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { respelled } from '#tests/respelled.ts';

export interface KeyHolder {
  readonly publicKey: string;
  readonly tokens: PersonaTokens;
  readonly personas: KeyedPersonas;
  readonly copies: KeyCopies;
  readonly ownData: Pick<OwnData, 'ofName'>;
  readonly devices: Pick<Devices, 'registerName'>;
}

/** Opens an installation. Returns ways to add members and pass time. */
export type OpenPersonaKeys = () => Promise<{ readonly aHolder: () => Promise<KeyHolder>; readonly advance: (ms: number) => void }>;

const banyan: AnonymousPersona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
const kite: AnonymousPersona = { userName: 'Brave Kite', avatarUri: '3-rose' };
const locator = 'q8d1f0c2m7c1t8zbq8d1f0c2m7c1t8zbq8d1f0c2m7c';
const other = 'z8d1f0c2m7c1t8zbq8d1f0c2m7c1t8zbq8d1f0c2m7c';

async function tokenOf({ tokens, publicKey }: KeyHolder) {
  const [key] = (await tokens.keys()).items;
  if (!key) throw new Error('No key signs tokens.');
  const { blindedMessage, prefix, finalize } = blinded(key.publicKey, Buffer.from(publicKey, 'base64url'));
  return { keyId: key.keyId, prefix, signature: finalize(await tokens.issue({ keyId: key.keyId, blindedMessage })) };
}

async function named(holder: KeyHolder, persona: AnonymousPersona): Promise<KeyHolder> {
  await holder.tokens.redeem({ ...(await tokenOf(holder)), ...persona });
  return holder;
}

/** Promises of PersonaTokens, KeyedPersonas and KeyCopies for every adapter (F-07). */
export function keepsPersonaKeys(open: OpenPersonaKeys): void {
  it('issues a token once for an account, and answers the same request the same', async () => {
    const { tokens } = await (await open()).aHolder();
    const { items } = await tokens.keys();
    expect(items).toHaveLength(1);
    const { keyId = '', publicKey = '' } = items[0] ?? {};
    const [first, second] = [blinded(publicKey, Buffer.of(1)), blinded(publicKey, Buffer.of(2))];
    const signature = await tokens.issue({ keyId, blindedMessage: first.blindedMessage });
    expect(await tokens.issue({ keyId, blindedMessage: first.blindedMessage })).toBe(signature);
    await expect(tokens.issue({ keyId, blindedMessage: second.blindedMessage })).rejects.toMatchObject({ kind: 'conflict', code: 'TOKEN_ISSUED' });
    await expect(tokens.issue({ keyId: keyId.replace(/.{4}$/, '0000'), blindedMessage: first.blindedMessage })).rejects.toMatchObject({
      code: 'ISSUER_KEY_OLD',
    });
  });

  it('registers a device for a made-up name, and again when its subscription has changed (R-175)', async () => {
    const { devices } = await named(await (await open()).aHolder(), banyan);
    await devices.registerName('a-token-of-a-name', usualPushWishes);
    await devices.registerName('a-token-of-a-name', { ...usualPushWishes, quietHours: null });
    expect(await devices.registerName('another-token-of-a-name', usualPushWishes)).toBeUndefined();
  });

  it('tells a made-up name what is stored of it, by key alone (F-22, F-07)', async () => {
    const { aHolder } = await open();
    const [holder, nobody] = [await named(await aHolder(), banyan), await aHolder()];
    await named(await aHolder(), kite);
    const { items, next } = await holder.ownData.ofName(null);
    expect(items.filter(({ table }) => table === 'persona').map(({ row }) => row['name'])).toEqual([banyan.userName]);
    expect([next, JSON.stringify(items).includes(kite.userName)]).toEqual([null, false]);
    await expect(nobody.ownData.ofName(null)).rejects.toMatchObject({ kind: 'signed-out', code: 'PERSONA_UNKNOWN' });
    await expect(holder.ownData.ofName('a-cursor-of-nobody')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('redeems a token for a made-up name, once, and by its own key alone', async () => {
    const { aHolder } = await open();
    const [holder, thief] = [await aHolder(), await aHolder()];
    const token = await tokenOf(holder);
    await expect(thief.tokens.redeem({ ...token, ...banyan })).rejects.toMatchObject({ kind: 'invalid', code: 'TOKEN_INVALID' });
    expect(await holder.tokens.redeem({ ...token, ...banyan, userName: '  Quiet  Banyan ' })).toMatchObject(banyan);
    await expect(holder.tokens.redeem({ ...token, ...kite })).rejects.toMatchObject({ kind: 'conflict', code: 'TOKEN_SPENT' });
    expect(await holder.personas.own()).toEqual({ ...banyan, hasCopy: false });
  });

  it('gives no second name to a key that has one, whosever token it brings', async () => {
    const { aHolder } = await open();
    const [holder, stranger] = [await named(await aHolder(), banyan), await aHolder()];
    const second = await tokenOf({ ...stranger, publicKey: holder.publicKey });
    await expect(holder.tokens.redeem({ ...second, ...kite })).rejects.toMatchObject({ kind: 'conflict', code: 'TOKEN_SPENT' });
    expect(await holder.personas.own()).toMatchObject(banyan);
  });

  it('spends no token for a name that will not do, or that another has', async () => {
    const { aHolder } = await open();
    await named(await aHolder(), banyan);
    const holder = await aHolder();
    const token = await tokenOf(holder);
    await expect(holder.tokens.redeem({ ...token, ...banyan })).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_TAKEN' });
    await expect(holder.tokens.redeem({ ...token, ...kite, userName: 'Official Team' })).rejects.toMatchObject({ kind: 'invalid', code: 'NAME_UNFIT' });
    expect(await holder.tokens.redeem({ ...token, ...kite })).toMatchObject(kite);
  });

  it('takes one base64url spelling alone, so one token makes one name', async () => {
    const { aHolder } = await open();
    const holder = await aHolder();
    const token = await tokenOf(holder);
    const [prefix = '', signature = ''] = [token.prefix, token.signature].map((text) => respelled(text)[0]);
    for (const rewritten of [{ prefix }, { signature }])
      await expect(holder.tokens.redeem({ ...token, ...rewritten, ...banyan })).rejects.toMatchObject({ kind: 'invalid' });
    await holder.tokens.redeem({ ...token, ...banyan });
    await holder.personas.remove();
    await expect(holder.tokens.redeem({ ...token, ...kite })).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
    await expect(holder.tokens.redeem({ ...token, prefix, ...kite })).rejects.toMatchObject({ kind: 'invalid' });
    const { copies } = await named(await aHolder(), kite);
    const [second = ''] = respelled(locator);
    await copies.keep({ locator, sealed: 'c2VhbGVk' });
    await expect(copies.keep({ locator: second, sealed: 'c2VhbGVk' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(copies.startTransfer({ locator: second, sealed: 'c2VhbGVk' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(copies.keep({ locator, sealed: 'Zm9yZWlnbh' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(copies.fetch(second)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(copies.completeTransfer(second)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await copies.fetch(locator)).toBe('c2VhbGVk');
  });

  it('changes name and picture of a key, and takes none that another has', async () => {
    const { aHolder } = await open();
    await named(await aHolder(), kite);
    const { personas } = await named(await aHolder(), banyan);
    expect(await personas.change({ userName: 'quiet banyan', avatarUri: '5-teal' })).toEqual({ userName: 'quiet banyan', avatarUri: '5-teal', hasCopy: false });
    await expect(personas.change({ ...kite, userName: 'brave kite' })).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_TAKEN' });
    await expect(personas.change({ ...banyan, userName: 'Qu' })).rejects.toMatchObject({ kind: 'invalid', code: 'NAME_UNFIT' });
    expect(await personas.own()).toMatchObject({ userName: 'quiet banyan' });
  });

  it('deletes a made-up name by its key, which opens nothing from then on', async () => {
    const { aHolder } = await open();
    const { personas, copies } = await named(await aHolder(), banyan);
    await copies.keep({ locator, sealed: 'c2VhbGVk' });
    expect(await personas.written()).toEqual({ posts: 0, comments: 0, questions: 0 });
    await personas.remove();
    await personas.remove();
    const unknown = { kind: 'signed-out', code: 'PERSONA_UNKNOWN' };
    await expect(personas.own()).rejects.toMatchObject(unknown);
    await expect(copies.fetch(locator)).rejects.toMatchObject({ kind: 'missing' });
    await expect(copies.keep({ locator, sealed: 'c2VhbGVk' })).rejects.toMatchObject(unknown);
    await expect(copies.startTransfer({ locator, sealed: 'c2VhbGVk' })).rejects.toMatchObject(unknown);
    await expect((await aHolder()).personas.written()).rejects.toMatchObject({ kind: 'signed-out', code: 'PERSONA_UNKNOWN' });
    await named(await aHolder(), banyan);
  });

  it('keeps one copy of a key, found by its locator, until it is forgotten', async () => {
    const { aHolder } = await open();
    const [{ copies, personas }, stranger] = [await named(await aHolder(), banyan), await named(await aHolder(), kite)];
    await copies.keep({ locator: other, sealed: 'Zm9ybWVy' });
    await copies.keep({ locator, sealed: 'c2VhbGVk' });
    expect((await personas.own()).hasCopy).toBe(true);
    expect(await stranger.copies.fetch(locator)).toBe('c2VhbGVk');
    await expect(copies.fetch(other)).rejects.toMatchObject({ kind: 'missing' });
    await expect(stranger.copies.keep({ locator, sealed: 'Zm9yZWlnbg' })).rejects.toMatchObject({ kind: 'conflict' });
    await copies.forget();
    await copies.forget();
    await expect(stranger.copies.fetch(locator)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('hands a key to one other device, within ten minutes', async () => {
    const { aHolder, advance } = await open();
    const { copies } = await named(await aHolder(), banyan);
    const device = await aHolder();
    await copies.startTransfer({ locator: other, sealed: 'Zm9ybWVy' });
    await copies.startTransfer({ locator, sealed: 'c2VhbGVk' });
    await expect(device.copies.completeTransfer(other)).rejects.toMatchObject({ kind: 'missing' });
    expect(await device.copies.completeTransfer(locator)).toBe('c2VhbGVk');
    await expect(device.copies.completeTransfer(locator)).rejects.toMatchObject({ kind: 'missing' });
    await copies.startTransfer({ locator, sealed: 'c2VhbGVk' });
    advance(600_000);
    await expect(device.copies.completeTransfer(locator)).rejects.toMatchObject({ kind: 'missing' });
  });
}
