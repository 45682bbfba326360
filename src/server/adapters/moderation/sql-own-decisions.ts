import { sql } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { outcomeOf, type KeptDecision } from '#core/moderation/outcome-of.ts';
import {
  mostOwnDecisions,
  reportOutcomeOf,
  type OwnDecision,
  type OwnDecisionList,
  type OwnDecisions,
  type OwnReport,
} from '#core/moderation/own-decisions.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { inForce } from '../personas/refuse-silenced.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** A post or comment with the decisions about it, newest first. */
interface DecidedRow {
  readonly resourceId: string;
  readonly resourceType: 'POST' | 'COMMENT';
  readonly postId: string;
  readonly title: string;
  readonly status: ModeratedStatus;
  readonly lockedFor: ModerationRule | null;
  readonly authorRef: string;
  readonly decisions: readonly KeptDecision[] | null;
  readonly decidedAt: number;
}

/** Everything that moderation can decide about. A text is cut to how it begins. */
const things = sql`(
  select id, 'POST' as type, id as post_id, status, locked_for, author_ref, coalesce(title, left(content, 80)) as title from post
  union all select id, 'COMMENT', post_id, status, locked_for, author_ref, left(content, 80) from comment) as decided`;

const columns = sql`decided.id as "resourceId", decided.type as "resourceType", decided.post_id as "postId", decided.title, decided.status,
  decided.locked_for as "lockedFor", decided.author_ref as "authorRef", about.decisions, coalesce(about.decided_at, 0)::float8 as "decidedAt"`;

const about = sql`left join lateral (
  select max(decided_at) as decided_at, json_agg(json_build_object('stage', stage, 'decision', decision, 'rule', rule, 'suggestedRule', suggested_rule,
    'decidedOn', decided_on, 'former', former, 'authorNote', author_note) order by place desc) as decisions
  from moderation_item where thing = decided.id) as about on true`;

export class SqlOwnDecisions implements OwnDecisions {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(): Promise<OwnDecisionList> {
    const look = await this.#scope.db.selectFrom('decision_look').select('looked_at').where('member', '=', this.#me).executeTakeFirst();
    const lookedAt = Number(look?.looked_at ?? 0);
    return { decisions: await this.#decisions(lookedAt), reports: await this.#reports(lookedAt), sanctions: await this.#sanctions() };
  }

  async markRead(): Promise<void> {
    const looked_at = this.#scope.now;
    await this.#scope.db
      .insertInto('decision_look')
      .values({ member: this.#me, looked_at })
      .onConflict((conflict) => conflict.column('member').doUpdateSet({ looked_at }))
      .execute();
  }

  async #decisions(lookedAt: number): Promise<readonly OwnDecision[]> {
    const { rows } = await sql<DecidedRow>`select ${columns} from ${things} ${about}
      where decided.author_ref = any(${this.#scope.personas}::text[]) and decided.status <> 'DELETED' and about.decisions is not null
      order by "decidedAt" desc, decided.id limit ${sql.lit(mostOwnDecisions)}`.execute(this.#scope.db);
    return rows.flatMap(({ resourceId, resourceType, postId, title, status, lockedFor, authorRef, decisions, decidedAt }) => {
      const outcome = outcomeOf(status, lockedFor !== null, decisions ?? []);
      const profileType = this.#scope.profileTypeOf(authorRef);
      return outcome && profileType ? [{ resourceId, resourceType, postId, title, profileType, outcome, isNew: decidedAt > lookedAt }] : [];
    });
  }

  async #reports(lookedAt: number): Promise<readonly OwnReport[]> {
    const { rows } = await sql<DecidedRow & { readonly reason: ReportReason }>`select ${columns}, report.reason from report
      join ${things} on decided.id = report.thing ${about} where reporter = ${this.#scope.keyFor('reports')}
      order by filed_on desc, decided.id limit ${sql.lit(mostOwnDecisions)}`.execute(this.#scope.db);
    return rows.map(({ resourceId, resourceType, postId, status, reason, decisions, decidedAt }) => {
      const outcome = reportOutcomeOf(status, decisions ?? []);
      const isOpen = outcome === 'waiting' || outcome === 'gone';
      const rule = outcome === 'removed' ? (decisions?.find(({ decision }) => decision !== null)?.rule ?? null) : null;
      return {
        resourceId,
        resourceType,
        postId,
        reason,
        outcome,
        rule,
        week: isOpen ? null : weekOf(dayOf(decidedAt)),
        isNew: !isOpen && decidedAt > lookedAt,
      };
    });
  }

  async #sanctions(): Promise<readonly OwnSanction[]> {
    const scope = this.#scope;
    const rows = await scope.db
      .selectFrom('sanction')
      .select(['author_ref', 'covers', 'rule', 'note', 'until', 'thing'])
      .where('author_ref', 'in', scope.personas)
      .where(inForce(scope))
      .orderBy('imposed_on', 'desc')
      .limit(mostOwnDecisions)
      .execute();
    const { rows: places } = await sql<{
      readonly id: string;
      readonly postId: string;
    }>`select id, id as "postId" from post where id = any(${rows.map(({ thing }) => thing)}::text[])
      union all select id, post_id from comment where id = any(${rows.map(({ thing }) => thing)}::text[])`.execute(scope.db);
    return rows.map(({ author_ref: author, covers, rule, note, until, thing }) => ({
      profileType: covers === 'account' ? null : (scope.profileTypeOf(author) ?? null),
      rule,
      note,
      until: until?.getTime() ?? null,
      postId: places.find(({ id }) => id === thing)?.postId ?? null,
    }));
  }

  get #me(): string {
    return this.#scope.keyFor('decisions');
  }
}
