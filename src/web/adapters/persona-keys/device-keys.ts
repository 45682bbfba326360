import { Failure } from '#core/failure.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';
import type { LocalKey, KeyNotes, KeySecret } from '#core/persona-keys/persona-keys.ts';
import { addKey, dropKey, keptKeys, moveKey, putKey, type KeptKey } from './key-shelf.ts';
import { sealed, unsealed } from './key-seal.ts';
import { noKey, seedOf, signedBy, unpair, wrapped, type WrappedSeed } from './wrapped-seed.ts';

export { locatorOf } from './key-seal.ts';

/** Key a guest chose, until the page is left. */
let chosen: string | undefined;

/** Owner mark of an unowned key, unique so that several can coexist, or empty in old data. */
const nobody = (publicKey: string): string => `nobody ${publicKey}`;
const isNobodys = ({ owner }: KeptKey): boolean => owner === '' || owner.startsWith('nobody ');

async function distinctKeys(): Promise<readonly KeptKey[]> {
  const all = await keptKeys();
  return all.filter(({ publicKey }, at) => all.findIndex((other) => other.publicKey === publicKey) === at);
}

async function keptOf(owner: string | undefined): Promise<KeptKey | undefined> {
  if (owner !== undefined) return (await keptKeys()).find((key) => key.owner === owner);
  const all = await distinctKeys();
  return all.length === 1 ? all[0] : all.find(({ publicKey }) => publicKey === chosen);
}

async function offeredTo(owner: string | undefined): Promise<readonly KeptKey[]> {
  if (await keptOf(owner)) return [];
  return owner === undefined ? distinctKeys() : (await keptKeys()).filter(isNobodys);
}

async function neededOf(owner: string | undefined): Promise<KeptKey> {
  const kept = await keptOf(owner);
  if (!kept) throw noKey('No key is held');
  return kept;
}

const inForceIn = ({ publicKey, persona, token, waiting }: KeptKey): LocalKey => ({
  publicKey,
  ...(persona && { persona }),
  ...(token && { token }),
  ...(waiting && { waiting }),
});

export async function local(owner: string | undefined): Promise<LocalKey | undefined> {
  const kept = await keptOf(owner);
  return kept && inForceIn(kept);
}

export const offered = async (owner: string | undefined): Promise<readonly LocalKey[]> => (await offeredTo(owner)).map(inForceIn);

export async function others(owner: string | undefined): Promise<readonly LocalKey[]> {
  const own = await keptOf(owner);
  return (await distinctKeys()).filter(({ publicKey }) => publicKey !== own?.publicKey).map(inForceIn);
}

export async function chooseKey(owner: string | undefined, publicKey: string): Promise<LocalKey> {
  const key = (await offeredTo(owner)).find((one) => one.publicKey === publicKey);
  if (!key) throw noKey('No such key is offered');
  chosen = publicKey;
  if (owner !== undefined) await moveKey(key, owner);
  return inForceIn(key);
}

export async function release(owner: string): Promise<void> {
  const key = await keptOf(owner);
  if (key) await moveKey(key, nobody(key.publicKey));
}

export async function make(owner: string | undefined): Promise<LocalKey> {
  const before = await local(owner);
  if (before) return before;
  const made = ownedBy(owner, await wrapped());
  await addKey(made);
  if (owner === undefined) chosen = made.publicKey;
  return inForceIn(await neededOf(owner));
}

const ownedBy = (owner: string | undefined, seed: WrappedSeed): KeptKey => ({ ...seed, owner: owner ?? nobody(seed.publicKey) });

export const sign = async (owner: string | undefined, text: string): Promise<string> => signedBy(await neededOf(owner), text);

export async function note(owner: string | undefined, notes: KeyNotes): Promise<void> {
  const { persona: _, token: __, waiting: ___, ...key } = await neededOf(owner);
  await putKey({ ...key, ...notes });
}

export const seal = async (owner: string | undefined, secret: KeySecret): Promise<SealedKey> => sealed(await seedOf(await neededOf(owner)), secret);

export async function restore(owner: string | undefined, closed: string, secret: KeySecret): Promise<LocalKey> {
  const restored = ownedBy(owner, await wrapped(await unsealed(closed, secret)));
  const before = await keptOf(owner);
  if (before?.publicKey === restored.publicKey) return inForceIn(before);
  // A guest takes nobody's key from its place: theirs lies beside the others, and is the one they use.
  if (owner !== undefined && (before?.persona || before?.token)) throw new Failure('conflict', 'Another key is held', { code: 'KEY_HELD' });
  const known = (await keptKeys()).find((key) => key.publicKey === restored.publicKey && (owner === undefined || isNobodys(key)));
  if (!known) await putKey(restored);
  else if (owner !== undefined) await moveKey(known, owner);
  chosen = restored.publicKey;
  return inForceIn(known ?? restored);
}

export async function forget(owner: string | undefined, publicKey?: string): Promise<void> {
  const forgotten = publicKey ?? (await keptOf(owner))?.publicKey;
  if (forgotten === undefined) return;
  unpair(forgotten);
  for (const same of await keptKeys()) if (same.publicKey === forgotten) await dropKey(same.owner);
}
