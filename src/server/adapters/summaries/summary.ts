import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SummaryName } from './summary-name.ts';

/** Precomputed figures of a company, rebuilt as a whole when any source row changes. */
export interface Summary {
  readonly name: SummaryName;
  /** Companies with content due, as `company_id`. */
  readonly dueNow: (now: number) => RawBuilder<unknown>;
  /** Runs exclusively for a company. */
  readonly refresh: (transaction: Transaction<Tables>, companyId: string, now: number) => Promise<void>;
}
