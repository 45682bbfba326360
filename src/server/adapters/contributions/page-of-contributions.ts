import type { Tables } from '../database/tables.ts';
import { sql, type RawBuilder } from 'kysely';
import type { ContributionSort } from '#core/contributions/contribution-order.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';

interface PagedRow {
  readonly id: string;
  readonly postedAt: Date;
  readonly best: number;
}

export interface AskedPage {
  readonly list: readonly unknown[];
  readonly sort: ContributionSort;
  readonly after: string | null | undefined;
  readonly pageSize: number;
}

const byWeek = { column: 'posted_at', isRising: false, of: ({ postedAt }: PagedRow) => postedAt.getTime(), at: (order: number): unknown => new Date(order) };

const orders = {
  popularity: { column: 'best', isRising: false, of: ({ best }: PagedRow) => best, at: (order: number): unknown => order },
  newToOld: byWeek,
  oldToNew: { ...byWeek, isRising: true },
};

/** Reads a page through `read` and adds the next cursor. */
export async function pageOfContributions<Row extends PagedRow>(
  { secrets }: Pick<PseudonymScope, 'secrets'>,
  table: keyof Tables,
  { list, sort, after, pageSize }: AskedPage,
  read: (rest: RawBuilder<unknown>) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly next: string | null }> {
  const { column, isRising, of, at } = orders[sort];
  const [order, id] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.id`)];
  const direction = isRising ? sql`asc` : sql`desc`;
  const position = keysetPosition(secrets, list, after);
  const from = position ? sql`and (${order}, ${id}) ${isRising ? sql`>` : sql`<`} (${at(position.order)}, ${position.id})` : sql``;
  const found = await read(sql`${from} order by ${order} ${direction}, ${id} ${direction} limit ${sql.lit(pageSize + 1)}`);
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  return { rows, next: last ? listCursor(secrets, list, { order: of(last), id: last.id }) : null };
}
