import { Failure } from '#core/failure.ts';
import { markKeys, marksKeys, type Kept } from './key-marker.ts';

const database = 'daftar-keys';

/** The second came with the keys of contributions, the third with the wallet. */
const version = 3;

/** The stores of the database, each with what its entries are found by: one key for a member, one for every contribution, and points and codes. */
const stores: Readonly<Record<Kept, string>> = { keys: 'owner', contributions: 'publicKey', wallet: 'id' };

/** Asks a store for something, and waits until it is on the disk. */
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

/** Marks that something lies in a store. With the first of it the browser is asked not to clear it of itself; its answer changes no step, for a key ought to lie in one more place anyway. */
export function noteKept(store: Kept): void {
  if (!marksKeys(store)) void askToStay();
  markKeys(true, store);
}

/** Some browsers ask the member, others decide alone, and a few know no such question. */
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

/** A browser that keeps nothing cannot hold a key. */
const unkept = (cause: unknown): Failure => new Failure('broken', 'The browser keeps no keys', { code: 'KEYS_NOT_KEPT', cause });
