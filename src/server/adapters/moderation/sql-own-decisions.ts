import { randomInt } from 'node:crypto';
import { dayMs } from '#core/figures/durations.ts';
import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { announcedOf, type KeptDecision } from '#core/moderation/outcome-of.ts';
import {
  forReporters,
  hasNewIn,
  keptLook,
  mostOwnDecisions,
  removalIn,
  reportOutcomeOf,
  type OwnDecision,
  type OwnDecisionList,
  type OwnDecisions,
  type OwnNews,
  type OwnReport,
} from '#core/moderation/own-decisions.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import { liftedDays, type OwnSanction, type SanctionReach } from '#core/moderation/sanction.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { inForce, ownSanctions, personaHash, sanctionKeys } from '../caller/refuse-sanctioned.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { postsOfThings } from './posts-of-things.ts';

interface TimedDecision extends KeptDecision {
  readonly decidedAt: number | null;
}

interface DecidedRow {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
  readonly postId: string;
  readonly title: string | null;
  readonly status: ModeratedStatus;
  readonly lockedFor: ModerationRule | null;
  readonly authorRef: string;
  readonly decisions: readonly TimedDecision[] | null;
  readonly decidedAt: number;
}

interface Moment {
  readonly at: number | null;
}

const steps = 2 ** 40;

interface SanctionRow extends Omit<OwnSanction, 'profileType' | 'until' | 'postId'> {
  readonly thing: string | null;
  readonly authorRef: string | null;
  readonly personaHash: string | null;
  readonly covers: SanctionReach;
  readonly until: Date | null;
}

const shownFacts = ['id', 'type', 'page', 'status', 'locked_for', 'author_ref', 'excerpt'] as const;

const columns = sql`content.id as "resourceId", content.type as "resourceType", content.page as "postId", content.excerpt as title, content.status,
  content.locked_for as "lockedFor", content.author_ref as "authorRef", about.decisions, coalesce(about.decided_at, 0)::float8 as "decidedAt"`;

const about = sql`left join lateral (
  select max(decided_at) as decided_at, json_agg(json_build_object('stage', stage, 'decision', decision, 'rule', rule, 'suggestedRule', suggested_rule,
    'decidedOn', decided_on, 'decidedAt', decided_at, 'former', former, 'authorNote', author_note) order by place desc) as decisions
  from moderation_item where thing = content.id) as about on true`;

export class SqlOwnDecisions implements OwnDecisions {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  get #written(): RawBuilder<unknown> {
    return this.#scope.kinds.contentBy('author_ref', this.#scope.personas, ...shownFacts);
  }

  list(): Promise<OwnDecisionList> {
    return this.#listed(false);
  }

  async news(): Promise<OwnNews> {
    const list = await this.#listed(true);
    return { hasNew: hasNewIn(list), isBanned: list.sanctions.some(({ measure, isLifted }) => measure === 'ban' && !isLifted) };
  }

  async #listed(onlyNew: boolean): Promise<OwnDecisionList> {
    const look = await this.#scope.db.selectFrom('decision_look').select('looked_at').where('member', '=', this.#me).executeTakeFirst();
    const lookedAt = Number(look?.looked_at ?? 0);
    const after = onlyNew ? lookedAt : 0;
    return { decisions: await this.#decisions(lookedAt, after), reports: await this.#reports(lookedAt, after), sanctions: await this.#sanctions(lookedAt) };
  }

  /** Stores no exact time, which would link an account and a made-up name viewing one page (F-07). */
  async markRead(): Promise<void> {
    const looked_at = keptLook(await this.#newest(), this.#scope.now, randomInt(steps) / steps);
    await this.#scope.db
      .insertInto('decision_look')
      .values({ member: this.#me, looked_at })
      .onConflict((conflict) => conflict.column('member').doUpdateSet({ looked_at }))
      .execute();
  }

  async #newest(): Promise<number> {
    const scope = this.#scope;
    const { rows: decided } = await sqlOfOwn<Moment>`select greatest(
      (select max(decided_at) from moderation_item join ${this.#written} on content.id = thing),
      (select max(decided_at) from moderation_item join report using (thing) where reporter = ${scope.keyFor('reports')}))::float8 as at`.execute(scope.db);
    const { rows: banned } = await sqlOfOwn<Moment>`select max(changed_at)::float8 as at from sanction
      where measure = 'ban' and ${ownSanctions(sanctionKeys(scope))}`.execute(scope.db);
    return Math.max(0, ...[...decided, ...banned].map(({ at }) => at ?? 0));
  }

  async #decisions(lookedAt: number, after: number): Promise<readonly OwnDecision[]> {
    const { rows } = await sql<DecidedRow>`select ${columns} from ${this.#written} ${about}
      where content.status <> 'DELETED' and about.decisions is not null and coalesce(about.decided_at, 0) >= ${after}
      order by "decidedAt" desc, content.id limit ${sql.lit(mostOwnDecisions)}`.execute(this.#scope.db);
    const announced = rows.flatMap(({ resourceId, resourceType, postId, title, status, lockedFor, authorRef, decisions }) => {
      const profileType = this.#scope.profileTypeOf(authorRef);
      if (!profileType) return [];
      const excerpt = this.#scope.kinds.excerptOf(this.#scope.secrets, { type: resourceType, id: resourceId, page: postId }, title);
      const thing = { resourceId, resourceType, postId, title: excerpt, profileType };
      return announcedOf(status, lockedFor !== null, decisions ?? []).map(({ outcome, kept }) => ({
        ...thing,
        outcome,
        isNew: (kept.decidedAt ?? 0) > lookedAt,
      }));
    });
    return announced.slice(0, mostOwnDecisions);
  }

  async #reports(lookedAt: number, after: number): Promise<readonly OwnReport[]> {
    const reported = await this.#scope.db.selectFrom('report').select('thing').where('reporter', '=', this.#scope.keyFor('reports')).execute();
    if (reported.length === 0) return [];
    const things = reported.map(({ thing }) => thing);
    const { rows } = await sql<DecidedRow & { readonly reason: ReportReason }>`select ${columns}, report.reason from report
      join ${this.#scope.kinds.contentBy('id', things, ...shownFacts)} on content.id = report.thing ${about} where reporter = ${this.#scope.keyFor('reports')} and coalesce(about.decided_at, 0) >= ${after}
      order by filed_on desc, content.id limit ${sql.lit(mostOwnDecisions)}`.execute(this.#scope.db);
    return rows.map(({ resourceId, resourceType, postId, status, reason, decisions }) => {
      const announced = forReporters(decisions ?? []);
      const outcome = reportOutcomeOf(status, announced);
      const isOpen = outcome === 'waiting' || outcome === 'gone';
      const removal = outcome === 'removed' ? removalIn(announced) : undefined;
      const decidedAt = (removal ?? announced.find(({ decision }) => decision !== null))?.decidedAt ?? 0;
      return {
        resourceId,
        resourceType,
        postId,
        reason,
        outcome,
        rule: removal?.rule ?? null,
        week: isOpen ? null : weekOf(dayOf(decidedAt)),
        isNew: !isOpen && decidedAt > lookedAt,
      };
    });
  }

  /** Current sanctions and recently lifted bans; the latter not while banned once more. */
  async #sanctions(lookedAt: number): Promise<readonly OwnSanction[]> {
    const scope = this.#scope;
    const isOwn = ownSanctions(sanctionKeys(scope));
    const hashedAs = (hash: string | null) => scope.personas.find((ref) => personaHash(scope.secrets, ref) === hash) ?? null;
    const lately = new Date(scope.now - liftedDays * dayMs);
    const { rows } =
      await sql<SanctionRow>`select author_ref as "authorRef", persona_hash as "personaHash", measure, covers, rule, note, until, appeal, coalesce(answer, '') as answer, not (${inForce(scope)}) as "isLifted",
        measure = 'ban' and changed_at > ${lookedAt} as "isNew", thing
      from sanction where ${isOwn} and (${inForce(scope)}
        or (measure = 'ban' and lifted_at > ${lately} and not exists (select 1 from sanction where measure = 'ban' and ${isOwn} and ${inForce(scope)})))
      order by imposed_on desc, sanction.id limit ${sql.lit(mostOwnDecisions)}`.execute(scope.db);
    const posts = await postsOfThings(
      scope,
      rows.flatMap(({ thing }) => thing ?? []),
    );
    return rows.map(({ authorRef, personaHash: hash, covers, until, thing, ...sanction }) => ({
      ...sanction,
      postId: posts.get(thing ?? '') ?? null,
      profileType: covers === 'account' ? null : (scope.profileTypeOf(authorRef ?? hashedAs(hash)) ?? null),
      until: until?.getTime() ?? null,
    }));
  }

  get #me(): string {
    return this.#scope.keyFor('decisions');
  }
}
