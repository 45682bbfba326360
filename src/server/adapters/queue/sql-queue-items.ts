import { sql, type RawBuilder } from 'kysely';
import { usualPageSize } from '#core/page.ts';
import { mostAppealsForAnother, type AppealForAnother, type QueueFilter, type QueueItems, type QueuePage } from '#core/queue/queue-items.ts';
import { reportReasons, reportRule, settledTenths } from '#core/moderation/report.ts';
import { sqlForDesk } from '../crowds/counting-statements.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { contentPlaces } from '../content-places.ts';
import { keysetPosition, listCursor, type KeysetPosition } from '../paging/list-cursor.ts';
import { isOfOthers } from '../moderation/decided-items.ts';
import { appealedBans } from '../moderation/sql-bans.ts';
import { itemsFromRows, type QueueRow } from './items-from-rows.ts';

/** Excludes the moderator's own content, and appeals against their own decisions. */
const isDecidable = (scope: PseudonymScope, me: string) => sql`item.decision is null and item.former_decider is distinct from ${me} and ${isOfOthers(scope)}`;

/** Appeals against this moderator's decisions, left to others. */
const isForAnother = (scope: PseudonymScope, me: string) =>
  sql`item.decision is null and item.former_decider = ${me} and item.appeal_text is not null and ${isOfOthers(scope)}`;

/** Joins each thing's place by a lateral `limit 1`, as a plain join would read all content. */
const placedOf = ({ kinds }: PseudonymScope, things: readonly string[]) => sql`moderation_item as item
  cross join lateral (select page, place, author_ref, texts from ${kinds.contentBy('id', things, 'id', 'page', 'place', 'author_ref', 'texts')} where content.id = item.thing limit 1) as placed`;

const points = sql.join(
  reportReasons.map((reason) => sql`when ${sql.lit(reason)} then ${sql.lit(reportRule.points[reason])}`),
  sql` `,
);
const weight = sqlForDesk`coalesce((select sum(tenths * case reason ${points} end) from report where report.thing = item.thing and not is_settled), 0)::integer`;

const reported = sqlForDesk`(select coalesce(json_agg(json_build_object('reason', reason, 'count', count, 'notes', notes) order by count desc, reason), '[]') from (
  select reason, count(*)::integer as count, coalesce((array_agg(sealed_note) filter (where sealed_note is not null))[1:20], '{}') as notes from report where report.thing = item.thing group by reason
) as said)`;

const onlyNewcomers = sqlForDesk`(select coalesce(bool_and(tenths < ${sql.lit(settledTenths)}), false) from report where report.thing = item.thing)`;

const fromEmployer = sql`(select json_build_object('reason', reason, 'note', sealed_note, 'again', case when item.id = again_item_id then sealed_again end) from employer_report
  where employer_report.thing = item.thing and item.id in (item_id, again_item_id))`;

const beside = sql`(select json_build_object('cause', cause, 'former', former, 'appealText', appeal_text) from moderation_item as other
  where other.thing = item.thing and other.stage <> item.stage and other.decision is null)`;

export class SqlQueueItems implements QueueItems {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** Items with the places of their things, of which their ids are asked first. */
  async #placed(condition: RawBuilder<unknown>): Promise<RawBuilder<unknown>> {
    const { rows } = await sql<{ readonly thing: string }>`select thing from moderation_item as item where ${condition}`.execute(this.#scope.db);
    return placedOf(
      this.#scope,
      rows.map(({ thing }) => thing),
    );
  }

  async list({ stage = 'first', cause, placeId, order = 'oldest' }: QueueFilter = {}, after?: string | null, pageSize = usualPageSize): Promise<QueuePage> {
    const me = this.#me;
    const list = ['queue', stage, cause ?? '', placeId ?? '', order, me];
    const position = keysetPosition(this.#scope.secrets, list, after);
    const staged = sql`${isDecidable(this.#scope, me)} and item.stage = ${stage}`;
    const placed = await this.#placed(staged);
    const { rows } = await sql<QueueRow>`
      select * from (
        select item.id as "itemId", thing as "resourceId", thing_type as "resourceType", cause, stage, opened_on as "openedOn", suggested_rule as "suggestedRule", former,
          appeal_text as "appealText", ${beside} as beside, opened_on - date '1970-01-01' as days, ${weight} as weight, page as "postId", placed.place as "placeId", placed.author_ref as "authorRef", placed.texts, ${reported} as reports, ${onlyNewcomers} as "onlyNewcomers", ${fromEmployer} as "fromEmployer"
        from ${placed}
        where ${staged} ${cause ? sql`and cause = ${cause}` : sql``} ${placeId ? sql`and placed.place = ${placeId}` : sql``}
      ) as waiting ${behind[order](position)} limit ${sql.lit(pageSize + 1)}`.execute(this.#scope.db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const next = last ? listCursor(this.#scope.secrets, list, { order: order === 'oldest' ? last.days : last.weight, id: last.itemId }) : null;
    const { rows: found } = await sqlForDesk<Pick<QueueRow, 'cause' | 'placeId'> & { readonly count: number }>`
      select cause, placed.place as "placeId", count(*)::integer as count from ${placed} where ${staged} group by 1, 2`.execute(this.#scope.db);
    const inPlaces = summed(found, (row) => row.placeId).slice(0, mostPlaces);
    const placeOf = await contentPlaces(
      this.#scope.db,
      inPlaces.map(([row]) => row.placeId),
    );
    const { rows: others } = await sql<{ readonly elsewhere: number; readonly forAnother: number }>`select
      count(*) filter (where ${isDecidable(this.#scope, me)} and item.stage <> ${stage})::integer as elsewhere,
      count(*) filter (where ${isForAnother(this.#scope, me)})::integer as "forAnother"
      from moderation_item as item where item.decision is null and ${isOfOthers(this.#scope)}`.execute(this.#scope.db);
    return {
      items: await itemsFromRows(this.#scope, me, shown),
      next,
      waiting: found.reduce((sum, { count }) => sum + count, 0),
      elsewhere: others[0]?.elsewhere ?? 0,
      forAnother: others[0]?.forAnother ?? 0,
      appealsForAnother: await this.#appealsForAnother(me),
      appealedBans: await this.#appealedBans(),
      causes: summed(found, ({ cause: key }) => key).map(([{ cause: key }, count]) => ({ cause: key, count })),
      places: inPlaces.map(([{ placeId: id }, count]) => ({ ...placeOf(id), count })),
    };
  }

  async #appealsForAnother(me: string): Promise<readonly AppealForAnother[]> {
    const { rows } =
      await sql<AppealForAnother>`select thing as "resourceId", thing_type as "resourceType", page as "postId", former, appeal_text as "appealText"
      from ${await this.#placed(isForAnother(this.#scope, me))} where ${isForAnother(this.#scope, me)}
      order by opened_on, item.id limit ${sql.lit(mostAppealsForAnother)}`.execute(this.#scope.db);
    return rows;
  }

  async count(): Promise<number> {
    const { rows } = await sql<{ readonly waiting: number }>`select count(*)::integer as waiting from moderation_item as item
      where ${isDecidable(this.#scope, this.#me)}`.execute(this.#scope.db);
    return (rows[0]?.waiting ?? 0) + (await this.#appealedBans());
  }

  async #appealedBans(): Promise<number> {
    return this.#scope.mayAdminister ? appealedBans(this.#scope) : 0;
  }

  get #me(): string {
    return this.#scope.moderator.keyFor('moderators');
  }
}

const mostPlaces = 200;

function summed<Row extends { readonly count: number }>(rows: readonly Row[], keyOf: (row: Row) => string): readonly (readonly [Row, number])[] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups.values()]
    .flatMap((group) => group.slice(0, 1).map((row) => [row, group.reduce((sum, { count }) => sum + count, 0)] as const))
    .toSorted(([, one], [, other]) => other - one);
}

/** Keyset condition per order; random names within a day hide what was written together. */
const behind: Readonly<Record<NonNullable<QueueFilter['order']>, (position: KeysetPosition | undefined) => ReturnType<typeof sql>>> = {
  oldest: (position) => sql`${position ? sql`where (days, "itemId") > (${position.order}::integer, ${position.id})` : sql``} order by days, "itemId"`,
  heaviest: (position) =>
    sql`${position ? sql`where (-weight, "itemId") > (${-position.order}::integer, ${position.id})` : sql``} order by weight desc, "itemId"`,
};
