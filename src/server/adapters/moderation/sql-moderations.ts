import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import {
  longestAppeal,
  mayDecide,
  type DecidedItem,
  type Moderations,
  type QueuePage,
  type Stage,
  type Verdict,
} from '#core/moderation/moderations.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { Resource } from '#core/votes/vote.ts';
import { cleaned } from '../content/clean-text.ts';
import { randomId } from '../secrets/secrets.ts';
import { itemsFromRows, type QueueRow } from './queue-items.ts';
import { appealable } from './appealable.ts';
import { lockedTarget, changeStatus } from './moderation-target.ts';
import { settleItem } from './settle-item.ts';
import { listCursor, keysetPosition } from '../paging/list-cursor.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlModerations implements Moderations {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async queue(stage: Stage = 'first', after?: string | null, pageSize = usualPageSize): Promise<QueuePage> {
    const list = ['queue', stage, this.#me];
    const position = keysetPosition(this.#scope.secrets, list, after);
    const mine = sql`decision is null and stage = ${stage} and former_decider is distinct from ${this.#me}`;
    const { rows } = await sql<QueueRow>`
      select item.id as "itemId", thing as "resourceId", thing_type as "resourceType", cause, stage, opened_on as "openedOn", suggested_rule as "suggestedRule", former,
        appeal_text as "appealText", place, post.id as "postId", comment.content as comment, community.name as "communityName",
        (select coalesce(json_agg(json_build_object('reason', reason, 'count', count, 'notes', notes) order by count desc, reason), '[]') from (
          select reason, count(*)::integer as count, coalesce((array_agg(note) filter (where note is not null))[1:20], '{}') as notes from report where report.thing = item.thing group by reason
        ) as said) as reports
      from moderation_item as item
      left join comment on thing_type = 'COMMENT' and comment.id = thing
      join post on post.id = coalesce(comment.post_id, thing)
      join community on community.id = community_id
      where ${mine} ${position ? sql`and place > ${position.order}` : sql``} order by place limit ${sql.lit(pageSize + 1)}`.execute(this.#scope.db);
    const { rows: counted } = await sql<{ readonly waiting: number }>`select count(*)::integer as waiting from moderation_item where ${mine}`.execute(
      this.#scope.db,
    );
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const items = await itemsFromRows(this.#scope.db, shown);
    return { items, next: last ? listCursor(this.#scope.secrets, list, { order: last.place, id: '' }) : null, waiting: counted[0]?.waiting ?? 0 };
  }

  async decide(itemId: string, verdict: Verdict): Promise<LedgerEntry | null> {
    const me = this.#me;
    if (verdict.decision === 'remove' && verdict.rule === null) throw new Failure('invalid', 'To take something down, name the rule.', { code: 'RULE_BROKEN' });
    return this.#scope.db.transaction().execute(async (transaction) => {
      const item = await transaction.selectFrom('moderation_item').selectAll().where('id', '=', itemId).forUpdate().executeTakeFirst();
      if (!item || !mayDecide(item.stage, item.former_decider === me)) throw new Failure('missing');
      if (item.decision !== null) throw new Failure('conflict', 'Somebody has decided this already.');
      const target = await lockedTarget(transaction, item.thing);
      if (!target || target.status === 'DELETED') throw new Failure('missing');
      if (this.#scope.personas.includes(target.authorRef)) throw new Failure('conflict', 'You wrote this yourself; somebody else decides.');
      return settleItem(transaction, this.#scope, item, target, verdict);
    });
  }

  async decided(after?: string | null, pageSize = usualPageSize): Promise<Page<DecidedItem>> {
    const list = ['decided', this.#me];
    const position = keysetPosition(this.#scope.secrets, list, after);
    const { rows } = await sql<DecidedItem & { readonly order: number }>`
      select id as "itemId", thing as "resourceId", thing_type as "resourceType", cause, stage, decision, rule, note, decided_on as "decidedOn", decider = ${this.#me} as "isMine", decided_at as order
      from moderation_item where decision is not null ${position ? sql`and (decided_at, id) < (${position.order}::bigint, ${position.id})` : sql``}
      order by decided_at desc, id desc limit ${sql.lit(pageSize + 1)}`.execute(this.#scope.db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ order: _order, ...item }) => item),
      next: last ? listCursor(this.#scope.secrets, list, { order: last.order, id: last.itemId }) : null,
    };
  }

  async appeal({ resourceId }: Resource, text: string): Promise<Appeal> {
    const { db, personas } = this.#scope.member;
    const clean = cleaned(text, longestAppeal);
    if (clean === '') throw new Failure('invalid', 'Say why it should stand.', { code: 'RULE_BROKEN' });
    return db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, resourceId);
      if (!target || !personas.includes(target.authorRef)) throw new Failure('missing');
      const last = await appealable(transaction, target);
      if (!last) throw new Failure('conflict', 'There is nothing to look at again.');
      await transaction
        .insertInto('moderation_item')
        .values({
          id: randomId(),
          thing: resourceId,
          thing_type: target.type,
          cause: 'appeal',
          stage: 'second',
          opened_on: this.#scope.today,
          suggested_rule: last.rule ?? last.suggested_rule,
          appeal_text: clean,
          former: last.decision,
          former_decider: last.decider,
          author_note: cleaned(last.author_note),
        })
        .execute();
      if (last.decision !== 'remove') return 'open' as const;
      await changeStatus(transaction, this.#scope, target, {
        status: 'AUTHOR_REJECTED',
        action: 'appealed',
        rule: last.rule ?? last.suggested_rule,
        askedBy: 'author',
        appeal: 'open',
      });
      return 'open' as const;
    });
  }

  get #me(): string {
    return this.#scope.moderator.keyFor('moderators');
  }
}
