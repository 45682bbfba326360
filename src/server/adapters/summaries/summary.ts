import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SummaryName } from './summary-name.ts';

/** A summary of a company: sums, counts and distributions that pages read instead of the rows they are made of. It is made again as a whole whenever a row it is made of comes, goes or changes. */
export interface Summary {
  readonly name: SummaryName;
  /** The companies of which something comes out by itself now, in a column `company_id`. */
  readonly dueNow: (now: number) => RawBuilder<unknown>;
  /** Makes it again for one company. Nobody else does so meanwhile. */
  readonly refresh: (transaction: Transaction<Tables>, companyId: string, now: number) => Promise<void>;
}
