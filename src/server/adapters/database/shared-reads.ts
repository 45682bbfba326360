import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';

type SharedReads = Map<object, Map<string, Promise<Result>>>;

type Result = PostgresQueryResult<never>;

/** Ignores Kysely's cursor mode, which is never used. */
type Query = (text: string, values: readonly unknown[]) => Promise<Result>;

const shared = new AsyncLocalStorage<SharedReads>();
const running = new Set<SharedReads>();

/** Sends each distinct read of a work once, for pages with several operations; a write discards earlier answers. */
export async function sharingReads<Made>(work: () => Promise<Made>): Promise<Made> {
  const reads: SharedReads = new Map();
  running.add(reads);
  return shared.run(reads, work).finally(() => {
    running.delete(reads);
    // A timer that was set meanwhile, as for a connection at rest, keeps them in sight.
    reads.clear();
  });
}

/** Makes all running works read again, after something was removed or rewritten. */
export const forgetSharedReads = (): void => running.forEach((reads) => reads.clear());

const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|share|nextval|random|pg_\w+)\b/i.test(text);

/** Shares reads within a work and takes a connection only to send; outside one, takes it at once. */
export async function sharingClient(pool: object, lend: () => Promise<PostgresPoolClient>): Promise<PostgresPoolClient> {
  const reads = shared.getStore();
  if (!reads) return lend();
  let lent: Promise<PostgresPoolClient> | undefined;
  const send: Query = async (text, values) => {
    lent ??= lend();
    return (await lent).query(text, values) as Promise<Result>;
  };
  const query: unknown = (text: string, values: readonly unknown[]) => {
    // A connection that is taken already may stand in a transaction, and see what nobody else does.
    if (lent || !isRead(text)) {
      reads.clear();
      return send(text, values);
    }
    const ofPool = reads.get(pool) ?? new Map<string, Promise<Result>>();
    reads.set(pool, ofPool);
    const key = JSON.stringify([text, values]);
    const asked = ofPool.get(key) ?? send(text, values);
    ofPool.set(key, asked);
    return asked.then(copied);
  };
  const release = (isSpent?: boolean): void => void lent?.then((client) => client.release(isSpent)).catch(() => undefined);
  return { query: query as PostgresPoolClient['query'], release };
}

/** Keeps a reader's changes to the list from reaching other readers. */
const copied = (result: Result): Result => ({ ...result, rows: [...result.rows] });
