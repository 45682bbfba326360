import { Failure } from '#core/failure.ts';
import type { KeyNotes } from '#core/persona-keys/persona-keys.ts';
import { markKeys, marksKeys } from './key-marker.ts';

/** A key as it lies in this browser: its seed wrapped by a key that the browser lends and does not show. */
export interface KeptKey extends KeyNotes {
  /** The member whose key it is, or the mark of one that is nobody's. */
  readonly owner: string;
  readonly publicKey: string;
  readonly wrapping: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrapped: ArrayBuffer;
}

const database = 'daftar-keys';
const shelf = 'keys';

/** The keys that this browser keeps, by owner. */
export async function keptKeys(): Promise<readonly KeptKey[]> {
  const all: readonly KeptKey[] = await within('readonly', (keys) => keys.getAll());
  markKeys(all.length > 0);
  return all;
}

/** Keeps a key where its owner has none yet; whichever was first stays. */
export const addKey = (key: KeptKey): Promise<void> =>
  within('readwrite', (keys) => {
    const first = keys.getKey(key.owner);
    first.addEventListener('success', () => {
      if (first.result === undefined) keys.put(key);
    });
    return first;
  }).then(noteKept);

export async function putKey(key: KeptKey): Promise<void> {
  await within('readwrite', (keys) => keys.put(key));
  noteKept();
}

/** Marks that keys lie here. With the first one the browser is asked not to clear them of itself; its answer changes no step, for a key ought to lie in one more place all the same. */
function noteKept(): void {
  if (!marksKeys()) void askToStay();
  markKeys(true);
}

/** Some browsers ask the member, others decide alone, and a few know no such question. */
async function askToStay(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    return;
  }
}

/** Gives a key another owner, at one stroke: none is lost between. */
export const moveKey = (key: KeptKey, owner: string): Promise<void> =>
  within('readwrite', (keys) => {
    keys.delete(key.owner);
    return keys.put({ ...key, owner });
  }).then(() => undefined);

export async function dropKey(owner: string): Promise<void> {
  await within('readwrite', (keys) => keys.delete(owner));
  await keptKeys();
}

/** Asks the store for something, and waits until it is on the disk. */
async function within<Value>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opened = await openDatabase();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = opened.transaction(shelf, mode, { durability: 'strict' });
      const asked = ask(transaction.objectStore(shelf));
      transaction.addEventListener('complete', () => resolve(asked.result));
      for (const event of ['abort', 'error']) transaction.addEventListener(event, () => reject(unkept(transaction.error)));
    });
  } finally {
    opened.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    try {
      const opening = indexedDB.open(database, 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(shelf, { keyPath: 'owner' }));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(unkept(opening.error)));
    } catch (error) {
      reject(unkept(error));
    }
  });
}

/** A browser that keeps nothing cannot hold a key. */
const unkept = (cause: unknown): Failure => new Failure('broken', 'The browser keeps no keys', { code: 'KEYS_NOT_KEPT', cause });
