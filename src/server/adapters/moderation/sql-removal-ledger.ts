import { sql } from 'kysely';
import {
  mostLinesAtOnce,
  stillActions,
  type DailyHead,
  type GoneItem,
  type LedgerAction,
  type LedgerHead,
  type LedgerEntry,
  type LedgerPage,
  type LedgerThing,
  type RemovalLedger,
} from '#core/moderation/ledger.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { ContentKinds } from '../content-kinds.ts';
import { contentPlaces } from '../content-places.ts';
import { emptyHead, totalsUpTo } from '../counts/ledger-totals.ts';

const columns = sql`sequence, week, community, item_id as "itemId", item_kind as "itemKind", stars, action, rule, asked_by as "askedBy", appeal, previous_hash as "previousHash", hash`;

/** Cursor of kind and random item name. */
const goneCursorOf = (kinds: ContentKinds): RegExp => new RegExp(`^(${kinds.public.map(({ itemKind }) => itemKind).join('|')})-(\\w{1,40})$`);

interface HiddenItem extends GoneItem {
  readonly waitsForWords: boolean;
}

interface AnnouncedItem {
  readonly itemId: string;
  readonly isOwed: boolean;
  readonly isDisclosed: boolean;
  readonly before: GoneItem['status'] | null;
}

export class SqlRemovalLedger implements RemovalLedger {
  readonly #db: PseudonymScope['db'];
  readonly #kinds: ContentKinds;

  constructor({ db, kinds }: Pick<PseudonymScope, 'db' | 'kinds'>) {
    this.#db = db;
    this.#kinds = kinds;
  }

  async head(): Promise<LedgerHead> {
    const last = await this.#db.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
    return last ? totalsUpTo(this.#db, last) : emptyHead;
  }

  /** Uses entry numbers as cursor, behind the action asked for, since the ledger is public and ordered. */
  async entries(after?: string | null, pageSize = usualPageSize, action?: LedgerAction): Promise<LedgerPage> {
    const begun = action === undefined ? '' : `${action}-`;
    if (after && !(after.startsWith(begun) && /^[1-9]\d{0,14}$/.test(after.slice(begun.length)))) throw badCursor();
    const { rows } =
      await sql<LedgerEntry>`select ${columns} from removal where true ${after ? sql`and sequence < ${Number(after.slice(begun.length))}` : sql``} ${ofAction(action)} order by sequence desc limit ${sql.lit(pageSize + 1)}`.execute(
        this.#db,
      );
    const page = pageOf(rows, pageSize, ({ sequence }) => `${begun}${sequence}`);
    return { ...page, things: await this.#things(page.items) };
  }

  /** Things of entries with shown threads; companies not admitted stay unnamed. */
  async #things(entries: readonly LedgerEntry[]): Promise<readonly LedgerThing[]> {
    const ids = [...new Set(entries.map(({ itemId }) => itemId))];
    const { rows: found } = await sql<Omit<LedgerThing, 'place'> & { readonly place: string }>`
      select id as "itemId", place, case when status = 'LIVE' and page_status = 'LIVE' then page end as "postId"
      from ${this.#kinds.contentBy('id', ids, 'id', 'status', 'page', 'page_status', 'place')}`.execute(this.#db);
    const typed = await sql<{ readonly id: string }>`select company_id as id from typed_company
      where company_id = any(${found.map(({ place }) => place)}::text[]) and became is null`.execute(this.#db);
    const unlisted = new Set(typed.rows.map(({ id }) => id));
    const rows = found.filter(({ place }) => !unlisted.has(place));
    const placeOf = await contentPlaces(
      this.#db,
      rows.map(({ place }) => place),
    );
    return [...rows.map((row) => ({ ...row, place: placeOf(row.place) })), ...(await this.#desks(entries))];
  }

  /** Companies of lines about desks, by the name of their time. */
  async #desks(entries: readonly LedgerEntry[]): Promise<readonly LedgerThing[]> {
    const lines = entries.filter(({ itemKind }) => itemKind === 'desk');
    if (lines.length === 0) return [];
    const names = lines.map(({ community }) => community);
    const { rows } = await sql<{
      readonly urlName: string;
      readonly id: string;
    }>`select url_name as "urlName", id from company where url_name = any(${names}::text[])
      union select url_name, company_id from former_company_url where url_name = any(${names}::text[])`.execute(this.#db);
    const ids = new Map(rows.map(({ urlName, id }) => [urlName, id]));
    const placeOf = await contentPlaces(this.#db, [...ids.values()]);
    return lines.flatMap(({ itemId, community }) => {
      const id = ids.get(community ?? '');
      return id === undefined ? [] : [{ itemId, place: placeOf(id), postId: null }];
    });
  }

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

  /** Omits what was never shown; items owed a line look unchanged, so nothing tells what vanished together. */
  async gone(after?: string | null, pageSize = usualPageSize): Promise<Page<GoneItem>> {
    const [, kind = '', id = ''] = goneCursorOf(this.#kinds).exec(after ?? '') ?? [];
    if (after && id === '') throw badCursor();
    const found: GoneItem[] = [];
    for (let [last, isMore] = [{ itemKind: kind, itemId: id }, true]; isMore && found.length <= pageSize;) {
      const rows = await this.#notShown(last, pageSize + 1);
      found.push(...(await this.#asAnnounced(rows)));
      [last, isMore] = [rows.at(-1) ?? last, rows.length > pageSize];
    }
    return pageOf(found.slice(0, pageSize + 1), pageSize, ({ itemKind, itemId }) => `${itemKind}-${itemId}`);
  }

  async #notShown({ itemKind, itemId }: { readonly itemKind: string; readonly itemId: string }, limit: number): Promise<readonly HiddenItem[]> {
    const ordered: HiddenItem[] = [];
    for (const { itemKind: kind, table } of this.#kinds.public.toSorted((one, other) => (one.itemKind < other.itemKind ? -1 : 1))) {
      if (kind < itemKind || ordered.length >= limit) continue;
      const { rows } = await sql<GoneItem>`select id as "itemId", ${kind}::text as "itemKind", status from ${sql.table(table.name)}
        where status <> 'LIVE' and status <> 'SCHEDULED' and id > ${kind === itemKind ? itemId : ''} order by id limit ${sql.lit(limit)}`.execute(this.#db);
      ordered.push(...rows.map((row) => ({ ...row, waitsForWords: false })));
    }
    const shown = ordered.slice(0, limit);
    const flagged = shown.flatMap(({ itemId: id, status }) => (status === 'FLAGGED' ? [id] : []));
    const { rows } = await sql<{ readonly thing: string }>`select distinct thing from moderation_item
      where thing = any(${flagged}::text[]) and cause = 'words' and decision is null`.execute(this.#db);
    const waiting = new Set(rows.map(({ thing }) => thing));
    return shown.map((item) => ({ ...item, waitsForWords: waiting.has(item.itemId) }));
  }

  /** Fetches the ledger separately, as it belongs to the instance and not to a post. */
  async #asAnnounced(items: readonly HiddenItem[]): Promise<readonly GoneItem[]> {
    const ids = items.map(({ itemId }) => itemId);
    const { rows } = await sql<AnnouncedItem>`select item as "itemId", exists (select 1 from owed_line where item_id = item) as "isOwed",
        exists (select 1 from removal where item_id = item) as "isDisclosed", (${statusBefore}) as before from unnest(${ids}::text[]) as item`.execute(
      this.#db,
    );
    const announced = new Map(rows.map((row) => [row.itemId, row]));
    return items.flatMap(({ waitsForWords, ...item }) => {
      const { isOwed = false, isDisclosed = false, before = null } = announced.get(item.itemId) ?? {};
      const status = isOwed ? before : item.status;
      return status === null || (waitsForWords && !isDisclosed) ? [] : [{ ...item, status }];
    });
  }

  async from(sequence: number, most = mostLinesAtOnce, action?: LedgerAction): Promise<readonly LedgerEntry[]> {
    const { rows } =
      await sql<LedgerEntry>`select ${columns} from removal where sequence >= ${sequence} ${ofAction(action)} order by sequence limit ${sql.lit(most)}`.execute(
        this.#db,
      );
    return rows;
  }
}

/** Last entry's status; null where shown. */
const statusBefore = sql`select case action when 'restored' then null when 'flagged' then 'FLAGGED' else 'AUTHOR_REJECTED' end
  from removal where item_id = item and action <> all(${[...stillActions]}::text[]) order by sequence desc limit 1`;

const ofAction = (action: LedgerAction | undefined) => (action === undefined ? sql`` : sql`and action = ${action}`);

const badCursor = (): Failure => new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });

/** Expects one row more than the page if there are more. */
function pageOf<Item>(rows: readonly Item[], pageSize: number, cursorOf: (item: Item) => string): Page<Item> {
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, next: last && rows.length > items.length ? cursorOf(last) : null };
}
