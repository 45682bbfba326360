import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Rolls a dry run back at its end. */
class NothingStays extends Error {
  readonly done: unknown;

  constructor(done: unknown) {
    super();
    this.done = done;
  }
}

/** Does work in a transaction; a dry run rolls it back and returns the same answer. */
export const perhapsDry = <Done>(db: Kysely<Tables>, isDryRun: boolean, work: (transaction: Transaction<Tables>) => Promise<Done>): Promise<Done> =>
  db
    .transaction()
    .execute(async (transaction) => {
      const done = await work(transaction);
      if (isDryRun) throw new NothingStays(done);
      return done;
    })
    .catch((error: unknown) => {
      if (error instanceof NothingStays) return error.done as Done;
      throw error;
    });
