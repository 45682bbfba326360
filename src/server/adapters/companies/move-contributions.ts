import type { Transaction } from 'kysely';
import type { ContentKinds } from '../content-kinds.ts';
import { isPartOf, type AnyTable } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { moveRows } from '../database/move-rows.ts';
import { markStale } from '../summaries/mark-stale.ts';

/** Moves contributions of any kind with their parts, then recomputes figures. */
export async function moveContributions(
  transaction: Transaction<Tables>,
  { kinds, tables }: { readonly kinds: ContentKinds; readonly tables: readonly AnyTable[] },
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  for (const { table, summary, beforeMove } of kinds.public) {
    if (table.spread !== 'by company') continue;
    await beforeMove?.(transaction, from, into);
    for (const each of [table, ...tables.filter((part) => isPartOf(part, table.name))])
      if (each.spread === 'by company') await moveRows(transaction, each.name, { from, into });
    if (summary) await markStale(transaction, summary, into);
  }
}
