import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** The answers to what was asked in the course of one work, by pool and by statement with its values. */
type SharedReads = Map<object, Map<string, Promise<Result>>>;

type Result = PostgresQueryResult<never>;

/** How a statement is sent; Kysely's other way, by cursor, is never used. */
type Query = (text: string, values: readonly unknown[]) => Promise<Result>;

const shared = new AsyncLocalStorage<SharedReads>();
const running = new Set<SharedReads>();

/**
 * Shares what is read in the course of a work: the same statement with the same values is sent once, however many operations ask it. It is for a page, which
 * asks several at once and only reads. Should one write anyway, whatever was read before it is read again.
 */
export async function sharingReads<Made>(work: () => Promise<Made>): Promise<Made> {
  const reads: SharedReads = new Map();
  running.add(reads);
  return shared.run(reads, work).finally(() => {
    running.delete(reads);
    // A timer that was set meanwhile, as for a connection at rest, keeps them in sight.
    reads.clear();
  });
}

/** What all works under way have read so far is read again: something of it was removed or rewritten. */
export const forgetSharedReads = (): void => running.forEach((reads) => reads.clear());

const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|share|nextval|random|pg_\w+)\b/i.test(text);

/** A client that shares its reads with the others of a work, and takes a connection only for what has to be sent; outside of such a work, one that takes it at once. */
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

/** Anyone who changes the list that they read changes it for themselves. */
const copied = (result: Result): Result => ({ ...result, rows: [...result.rows] });
