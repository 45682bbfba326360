import { Failure } from '#core/failure.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';
import type { HeldKey, KeyNotes, KeySecret } from '#core/persona-keys/persona-keys.ts';
import { base64Of } from './base64url.ts';
import { keyPairOf, seedBytes, type KeyPair } from './ed25519.ts';
import { addKey, dropKey, keptKeys, putKey, type KeptKey } from './key-shelf.ts';
import { sealed, unsealed } from './key-seal.ts';

export { locatorOf } from './key-seal.ts';

/** The key pairs that have signed since the page was loaded. */
const pairs = new Map<string, KeyPair>();

/** The key of a member, or what a guest may use. */
async function keptOf(owner: string | undefined): Promise<KeptKey | undefined> {
  const all = await keptKeys();
  const unclaimed = all.find((key) => key.owner === '');
  return all.find((key) => key.owner === owner) ?? unclaimed ?? (owner === undefined && all.length === 1 ? all[0] : undefined);
}

async function neededOf(owner: string | undefined): Promise<KeptKey> {
  const kept = await keptOf(owner);
  if (!kept) throw new Failure('missing', 'No key is held', { code: 'NO_KEY' });
  return kept;
}

const heldIn = ({ publicKey, persona, token }: KeptKey): HeldKey => ({ publicKey, ...(persona && { persona }), ...(token && { token }) });

export async function held(owner: string | undefined): Promise<HeldKey | undefined> {
  const kept = await keptOf(owner);
  return kept && heldIn(kept);
}

export async function make(owner: string | undefined): Promise<HeldKey> {
  const before = await held(owner);
  if (before) return before;
  await addKey(await wrapped(owner ?? '', crypto.getRandomValues(new Uint8Array(seedBytes))));
  return heldIn(await neededOf(owner));
}

/** A seed as it is kept: wrapped by a key that only this browser can use. */
async function wrapped(owner: string, seed: Uint8Array<ArrayBuffer>): Promise<KeptKey> {
  if (!isSecureContext()) throw new Failure('broken', 'Keys need a secure context', { code: 'KEYS_NOT_KEPT' });
  const { publicKey } = await keyPairOf(seed);
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { owner, publicKey, wrapping, iv, wrapped: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, seed) };
}

/** Browsers hand out their cryptography over HTTPS and on the machine itself alone. */
const isSecureContext = (): boolean => crypto.subtle !== undefined;

const seedOf = async ({ wrapping, iv, wrapped: seed }: KeptKey): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, seed));

export async function sign(owner: string | undefined, text: string): Promise<string> {
  const key = await neededOf(owner);
  const pair = pairs.get(key.publicKey) ?? (await keyPairOf(await seedOf(key)));
  pairs.set(key.publicKey, pair);
  return base64Of(await pair.sign(new TextEncoder().encode(text)));
}

export async function note(owner: string | undefined, notes: KeyNotes): Promise<void> {
  const { persona: _, token: __, ...key } = await neededOf(owner);
  await putKey({ ...key, ...notes });
}

export const seal = async (owner: string | undefined, secret: KeySecret): Promise<SealedKey> => sealed(await seedOf(await neededOf(owner)), secret);

export async function restore(owner: string | undefined, closed: string, secret: KeySecret): Promise<HeldKey> {
  const restored = await wrapped(owner ?? '', await unsealed(closed, secret));
  const before = await keptOf(owner);
  if (before?.publicKey === restored.publicKey) return heldIn(before);
  if (before?.persona || before?.token) throw new Failure('conflict', 'Another key is held', { code: 'KEY_HELD' });
  await putKey(restored);
  return heldIn(restored);
}

export async function forget(owner: string | undefined): Promise<void> {
  const key = await keptOf(owner);
  if (!key) return;
  pairs.delete(key.publicKey);
  await dropKey(key.owner);
}
