import { sql } from 'kysely';
import {
  noHash,
  type DailyHead,
  type GoneItem,
  type LedgerHead,
  type LedgerEntry,
  type LedgerPage,
  type LedgerThing,
  type RemovalLedger,
} from '#core/moderation/ledger.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const columns = sql`sequence, week, community, item_id as "itemId", item_kind as "itemKind", stars, action, rule, asked_by as "askedBy", appeal, previous_hash as "previousHash", hash`;
const mostLines = 50;

export class SqlRemovalLedger implements RemovalLedger {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async head(): Promise<LedgerHead> {
    const last = await this.#db.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
    const { rows } = await sql<
      LedgerHead['totals'][number]
    >`select action, rule, count(*)::integer as count from removal group by action, rule order by count desc, action, rule limit 200`.execute(this.#db);
    return { sequence: last?.sequence ?? 0, hash: last?.hash ?? noHash, totals: rows };
  }

  /** The ledger is public and in order, so that its cursor is the number of an entry. */
  async entries(after?: string | null, pageSize = usualPageSize): Promise<LedgerPage> {
    if (after && !/^[1-9]\d{0,14}$/.test(after)) throw badCursor();
    const { rows } =
      await sql<LedgerEntry>`select ${columns} from removal ${after ? sql`where sequence < ${Number(after)}` : sql``} order by sequence desc limit ${sql.lit(pageSize + 1)}`.execute(
        this.#db,
      );
    const page = pageOf(rows, pageSize, ({ sequence }) => String(sequence));
    return { ...page, things: await this.#things(page.items) };
  }

  /** The things of these entries: where they stand, and the thread of those that are shown. */
  async #things(entries: readonly LedgerEntry[]): Promise<readonly LedgerThing[]> {
    const ids = [...new Set(entries.map(({ itemId }) => itemId))];
    const { rows } = await sql<LedgerThing>`select item_id as "itemId", json_build_object('name', community.name, 'nameInHindi', name_hi) as community,
        case when post.status = 'LIVE' and coalesce(comment.status, 'LIVE') = 'LIVE' then post.id end as "postId"
      from unnest(${ids}::text[]) as named (item_id) left join comment on comment.id = item_id join post on post.id = coalesce(comment.post_id, item_id)
      join community on community.id = community_id`.execute(this.#db);
    return rows;
  }

  /** The cursor is a day. */
  async heads(after?: string | null, pageSize = usualPageSize): Promise<Page<DailyHead>> {
    if (after && !/^\d{4}-\d{2}-\d{2}$/.test(after)) throw badCursor();
    const items = await this.#db
      .selectFrom('ledger_head')
      .select(['day', 'sequence', 'hash', 'count'])
      .where('day', '<', after ?? '9999-12-31')
      .orderBy('day', 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(items, pageSize, ({ day }) => day);
  }

  /** Leaves out what waits because of its words or is to come out later, for that was never shown. Whatever is owed a line stands as it did before, so that nothing tells what went at one moment. Its cursor is the kind and the random name of an item. */
  async gone(after?: string | null, pageSize = usualPageSize): Promise<Page<GoneItem>> {
    const [, kind = '', id = ''] = /^(comment|post)-(\w{1,40})$/.exec(after ?? '') ?? [];
    if (after && id === '') throw badCursor();
    const listed = (table: 'post' | 'comment') => sql`select id as "itemId", ${sql.lit(table)} as "itemKind", told.status from ${sql.table(table)} as item
      cross join lateral (select case when exists (select from owed_line where item_id = item.id) then (${statusBefore}) else item.status end as status) as told
      where item.status <> 'LIVE' and item.status <> 'SCHEDULED' and told.status is not null and (${sql.lit(table)}, id) > (${kind}, ${id}) and not (item.status = 'FLAGGED'
        and exists (select from moderation_item where thing = item.id and cause = 'words' and decision is null)
        and not exists (select from removal where item_id = item.id)) order by id limit ${sql.lit(pageSize + 1)}`;
    const { rows } =
      await sql<GoneItem>`select * from ((${listed('comment')}) union all (${listed('post')})) as listed order by "itemKind", "itemId" limit ${sql.lit(pageSize + 1)}`.execute(
        this.#db,
      );
    return pageOf(rows, pageSize, ({ itemKind, itemId }) => `${itemKind}-${itemId}`);
  }

  async from(sequence: number): Promise<readonly LedgerEntry[]> {
    const { rows } = await sql<LedgerEntry>`select ${columns} from removal where sequence >= ${sequence} order by sequence limit ${sql.lit(mostLines)}`.execute(
      this.#db,
    );
    return rows;
  }
}

/** The status that an item has by its last entry; null where by that it is shown. */
const statusBefore = sql`select case action when 'restored' then null when 'flagged' then 'FLAGGED' else 'AUTHOR_REJECTED' end
  from removal where item_id = item.id and action not in ('locked', 'unlocked') order by sequence desc limit 1`;

const badCursor = (): Failure => new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });

/** A page of what was read, which is one row more than the page where there are more. */
function pageOf<Item>(rows: readonly Item[], pageSize: number, cursorOf: (item: Item) => string): Page<Item> {
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, next: last && rows.length > items.length ? cursorOf(last) : null };
}
