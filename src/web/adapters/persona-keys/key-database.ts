import { Failure } from '#core/failure.ts';
import { markKeys, marksKeys, type Kept } from './key-marker.ts';

const database = 'daftar-keys';

/** Version 2 added contribution keys, version 3 the wallet. */
const version = 3;

/** Stores with their key paths, one name key for each member. */
const stores: Readonly<Record<Kept, string>> = { keys: 'owner', contributions: 'publicKey', wallet: 'id' };

/** Runs a transaction and waits until it is on disk. */
export async function within<Value>(store: Kept, mode: IDBTransactionMode, ask: (entries: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opened = await openDatabase();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = opened.transaction(store, mode, { durability: 'strict' });
      const asked = ask(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(asked.result));
      for (const event of ['abort', 'error']) transaction.addEventListener(event, () => reject(unkept(transaction.error)));
    });
  } finally {
    opened.close();
  }
}

/** Marks a store as used and asks for persistent storage, ignoring the answer. */
export function noteKept(store: Kept): void {
  if (!marksKeys(store)) void askToStay();
  markKeys(true, store);
}

/** Persistence, granted by prompt, by the browser alone, or not at all. */
async function askToStay(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    return;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    try {
      const opening = indexedDB.open(database, version);
      opening.addEventListener('upgradeneeded', () => addStores(opening.result));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(unkept(opening.error)));
    } catch (error) {
      reject(unkept(error));
    }
  });
}

function addStores(opened: IDBDatabase): void {
  for (const [name, keyPath] of Object.entries(stores)) if (!opened.objectStoreNames.contains(name)) opened.createObjectStore(name, { keyPath });
}

const unkept = (cause: unknown): Failure => new Failure('broken', 'The browser keeps no keys', { code: 'KEYS_NOT_KEPT', cause });
