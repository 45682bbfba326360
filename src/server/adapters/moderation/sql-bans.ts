import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import type { SanctionMeasure } from '#core/moderation/sanction.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { sqlForDesk } from '../crowds/counting-statements.ts';
import { logAction } from '../administration/log-action.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { inForce, ownSanctions, sanctionKeys } from '../caller/refuse-sanctioned.ts';
import { changeSanctions } from '../caller/sanction-locks.ts';
import { sanitized } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { grantLifted, granterOf, type LiftedSilence } from './appealable.ts';
import { logDecision } from './log-decision.ts';
import { lockedTarget } from './moderation-target.ts';
import { postsOfThings } from './posts-of-things.ts';

export async function appealedBans(scope: PseudonymScope): Promise<number> {
  const { rows } = await sqlForDesk<{ readonly count: number }>`select count(*)::integer as count from sanction
    where measure = 'ban' and appeal = 'open' and ${inForce(scope)} and decider <> ${scope.administrator.keyFor('moderators')}`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

interface LiftedRow extends LiftedSilence {
  readonly measure: SanctionMeasure;
}

interface BanRow extends Omit<Ban, 'until' | 'postId'> {
  readonly thing: string | null;
  readonly until: Date | null;
  readonly order: number;
}

export class SqlBans implements Bans {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(after?: string | null, pageSize = usualPageSize): Promise<Page<Ban>> {
    const scope = this.#scope.administrator;
    const list = ['bans', this.#me];
    const position = keysetPosition(scope.secrets, list, after);
    const order = sql`case appeal when 'open' then 1 else 0 end::bigint * 10000000000000 + changed_at`;
    const { rows } = await sql<BanRow>`select * from (
        select sanction.id as "banId", measure, case when persona.kind = 'ANONYMOUS' then 'persona' else covers end as covers, persona.name, thing, rule, note, imposed_on as "imposedOn", until, appeal,
          appeal_text as "appealText", coalesce(answer, '') as answer, decider = ${this.#me} as "isMine", (${order})::float8 as "order"
        from sanction left join persona on persona.ref = sanction.author_ref
        where ${inForce(scope)}) as held
      ${position ? sql`where ("order", "banId") < (${position.order}::float8, ${position.id})` : sql``}
      order by "order" desc, "banId" desc limit ${sql.lit(pageSize + 1)}`.execute(scope.db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const posts = await postsOfThings(
      scope,
      shown.flatMap(({ thing }) => thing ?? []),
    );
    return {
      items: shown.map(({ order: _order, thing, until, ...ban }) => ({ ...ban, postId: posts.get(thing ?? '') ?? null, until: until?.getTime() ?? null })),
      next: last ? listCursor(scope.secrets, list, { order: last.order, id: last.banId }) : null,
    };
  }

  async lift(banId: string): Promise<void> {
    const scope = this.#scope.administrator;
    await scope.db.transaction().execute(async (transaction) => {
      await changeSanctions(transaction);
      const { rows } = await sql<LiftedRow>`update sanction set lifted_at = ${new Date(scope.now)}, changed_at = ${scope.now},
          appeal = case appeal when 'open' then 'granted' else appeal end
        where id = ${banId} and ${inForce(scope)} and not ${this.#isOwn} returning thing, measure, decider`.execute(transaction);
      const [lifted] = rows;
      if (!lifted) throw await this.#refusal(transaction, banId, (await this.#holdsForMe(transaction, banId)) ? 'OWN_CONTENT' : 'CHANGED_MEANWHILE');
      const [isBan, target] = [lifted.measure === 'ban', lifted.thing ? await lockedTarget(transaction, this.#scope, lifted.thing) : undefined];
      if (target && !isBan && (await this.#grantsAppeal(transaction, lifted))) return;
      // Without a post or comment the decision is in the log of administrators.
      if (target) await logDecision(transaction, scope, target, { decision: isBan ? 'unban' : 'unsilence', rule: 'other' });
      else await logAction(transaction, scope, { action: isBan ? 'ban-lifted' : 'silence-lifted', subject: banId });
    });
  }

  async uphold(banId: string, answer: string): Promise<void> {
    const scope = this.#scope.administrator;
    const isUpheld = await scope.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('sanction')
        .set({ appeal: 'rejected', answer: sanitized(answer, longestAuthorNote), changed_at: scope.now })
        .where('id', '=', banId)
        .where('measure', '=', 'ban')
        .where('appeal', '=', 'open')
        .where('decider', '<>', this.#me)
        .where(sql<boolean>`${inForce(scope)} and not ${this.#isOwn}`)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await logAction(transaction, scope, { action: 'ban-upheld', subject: banId });
      return numUpdatedRows > 0n;
    });
    if (!isUpheld) throw await this.#refusal(scope.db, banId, (await this.#isMine(banId)) ? 'IMPOSED_BY_YOU' : 'CHANGED_MEANWHILE');
  }

  async appeal(text: string): Promise<Appeal> {
    const { db } = this.#scope.member;
    const appealText = sanitized(text, longestAppeal);
    if (appealText === '') throw new Failure('invalid', 'Say why it should end.', { code: 'RULE_BROKEN' });
    const { numUpdatedRows } = await db
      .updateTable('sanction')
      .set({ appeal: 'open', appeal_text: appealText })
      .where('measure', '=', 'ban')
      .where('appeal', '=', 'none')
      .where(sql<boolean>`${inForce(this.#scope)} and ${this.#isOwn}`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n && !(await this.#isAppealed(appealText))) throw new Failure('conflict', 'There is nothing to look at again.');
    return 'open';
  }

  /** Detects a repeated appeal after a lost answer. */
  async #isAppealed(text: string): Promise<boolean> {
    const { rows } = await sql`select 1 from sanction where measure = 'ban' and appeal = 'open' and appeal_text = ${text}
      and ${inForce(this.#scope)} and ${this.#isOwn}`.execute(this.#scope.member.db);
    return rows.length > 0;
  }

  /** Grants the appeal when the imposer lifts their own silence; refuses others, who need a second look. */
  async #grantsAppeal(transaction: Transaction<Tables>, { thing, decider }: LiftedRow): Promise<boolean> {
    const granted = await grantLifted(transaction, granterOf(this.#scope), [{ thing, decider }]);
    if (granted.length > 0 && decider !== this.#me) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    return granted.length > 0;
  }

  async #refusal(db: Kysely<Tables>, banId: string, code: string): Promise<Failure> {
    const { rows } = await sql`select 1 from sanction where id = ${banId}`.execute(db);
    return rows.length === 0 ? new Failure('missing') : new Failure('conflict', undefined, { code });
  }

  /** Appeal against the caller's own ban decision, which another must answer. */
  async #isMine(banId: string): Promise<boolean> {
    const { rows } = await sql`select 1 from sanction where id = ${banId} and measure = 'ban' and appeal = 'open' and decider = ${this.#me}
      and ${inForce(this.#scope)} and not ${this.#isOwn}`.execute(this.#scope.db);
    return rows.length > 0;
  }

  /** Applies to the caller, who may not lift their own. */
  async #holdsForMe(transaction: Transaction<Tables>, banId: string): Promise<boolean> {
    const { rows } = await sql`select 1 from sanction where id = ${banId} and ${inForce(this.#scope)} and ${this.#isOwn}`.execute(transaction);
    return rows.length > 0;
  }

  get #isOwn() {
    return sql`coalesce(${ownSanctions(sanctionKeys(this.#scope))}, false)`;
  }

  get #me(): string {
    return this.#scope.administrator.keyFor('moderators');
  }
}
