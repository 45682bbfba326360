import type { KeyNotes } from '#core/persona-keys/persona-keys.ts';
import { noteKept, within } from './key-database.ts';
import { markKeys } from './key-marker.ts';
import type { WrappedSeed } from './wrapped-seed.ts';

export interface KeptKey extends KeyNotes, WrappedSeed {
  readonly owner: string;
}

export async function keptKeys(): Promise<readonly KeptKey[]> {
  const all: readonly KeptKey[] = await within('keys', 'readonly', (keys) => keys.getAll());
  markKeys(all.length > 0);
  return all;
}

/** Keeps an owner's first key and ignores later ones. */
export const addKey = (key: KeptKey): Promise<void> =>
  within('keys', 'readwrite', (keys) => {
    const first = keys.getKey(key.owner);
    first.addEventListener('success', () => {
      if (first.result === undefined) keys.put(key);
    });
    return first;
  }).then(() => noteKept('keys'));

export async function putKey(key: KeptKey): Promise<void> {
  await within('keys', 'readwrite', (keys) => keys.put(key));
  noteKept('keys');
}

/** Changes the owner in one transaction, so that no key is lost. */
export const moveKey = (key: KeptKey, owner: string): Promise<void> =>
  within('keys', 'readwrite', (keys) => {
    keys.delete(key.owner);
    return keys.put({ ...key, owner });
  }).then(() => undefined);

export async function dropKey(owner: string): Promise<void> {
  await within('keys', 'readwrite', (keys) => keys.delete(owner));
  await keptKeys();
}
