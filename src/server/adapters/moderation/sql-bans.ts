import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import type { SanctionMeasure } from '#core/moderation/sanction.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { inForce, ownSanctions, sanctionKeys } from '../caller/refuse-sanctioned.ts';
import { changeSanctions } from '../caller/sanction-locks.ts';
import { sanitized } from '../content/sanitized-text.ts';
import type { Tables } from '../tables.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { grantLifted, granterOf, type LiftedSilence } from './appealable.ts';
import { logDecision } from './log-decision.ts';
import { lockedTarget } from './moderation-target.ts';

/** The number of appeals against bans that wait for this administrator. */
export async function appealedBans(scope: PseudonymScope): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from sanction
    where measure = 'ban' and appeal = 'open' and ${inForce(scope)} and decider <> ${scope.administrator.keyFor('moderators')}`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

interface LiftedRow extends LiftedSilence {
  readonly measure: SanctionMeasure;
}

interface BanRow extends Omit<Ban, 'until'> {
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
        select sanction.id as "banId", measure, case when persona.mode = 'unlinkable' then 'persona' else covers end as covers, persona.name, coalesce(post.id, comment.post_id) as "postId", rule, note, imposed_on as "imposedOn", until, appeal,
          appeal_text as "appealText", coalesce(answer, '') as answer, decider = ${this.#me} as "isMine", (${order})::float8 as "order"
        from sanction left join persona on persona.ref = sanction.author_ref left join post on post.id = thing left join comment on comment.id = thing
        where ${inForce(scope)}) as held
      ${position ? sql`where ("order", "banId") < (${position.order}::float8, ${position.id})` : sql``}
      order by "order" desc, "banId" desc limit ${sql.lit(pageSize + 1)}`.execute(scope.db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ order: _order, until, ...ban }) => ({ ...ban, until: until?.getTime() ?? null })),
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
      if (!lifted) throw new Failure('conflict', undefined, { code: (await this.#holdsForMe(transaction, banId)) ? 'OWN_CONTENT' : 'CHANGED_MEANWHILE' });
      const target = lifted.thing ? await lockedTarget(transaction, lifted.thing) : undefined;
      if (!target) return;
      if (lifted.measure === 'silence' && (await this.#grantsAppeal(transaction, lifted))) return;
      await logDecision(transaction, scope, target, { decision: lifted.measure === 'ban' ? 'unban' : 'unsilence', rule: 'other' });
    });
  }

  async uphold(banId: string, answer: string): Promise<void> {
    const scope = this.#scope.administrator;
    const { numUpdatedRows } = await scope.db
      .updateTable('sanction')
      .set({ appeal: 'rejected', answer: sanitized(answer, longestAuthorNote), changed_at: scope.now })
      .where('id', '=', banId)
      .where('measure', '=', 'ban')
      .where('appeal', '=', 'open')
      .where('decider', '<>', this.#me)
      .where(sql<boolean>`${inForce(scope)} and not ${this.#isOwn}`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('conflict', undefined, { code: (await this.#isMine(banId)) ? 'IMPOSED_BY_YOU' : 'CHANGED_MEANWHILE' });
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
    if (numUpdatedRows === 0n) throw new Failure('conflict', 'There is nothing to look at again.');
    return 'open';
  }

  /** Grants the appeal against a silence that whoever imposed it lifts, and answers whether one waited. Refuses others: they decide it as a second look. */
  async #grantsAppeal(transaction: Transaction<Tables>, { thing, decider }: LiftedRow): Promise<boolean> {
    const granted = await grantLifted(transaction, granterOf(this.#scope), [{ thing, decider }]);
    if (granted.length > 0 && decider !== this.#me) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    return granted.length > 0;
  }

  /** Whether an appeal waits against a ban that the caller imposed, which is another's to answer. */
  async #isMine(banId: string): Promise<boolean> {
    const { rows } = await sql`select from sanction where id = ${banId} and measure = 'ban' and appeal = 'open' and decider = ${this.#me}
      and ${inForce(this.#scope)} and not ${this.#isOwn}`.execute(this.#scope.db);
    return rows.length > 0;
  }

  /** Whether this holds for the caller, who lifts none of their own. */
  async #holdsForMe(transaction: Transaction<Tables>, banId: string): Promise<boolean> {
    const { rows } = await sql`select from sanction where id = ${banId} and ${inForce(this.#scope)} and ${this.#isOwn}`.execute(transaction);
    return rows.length > 0;
  }

  /** The bans and silences of the caller's own account. */
  get #isOwn() {
    return sql`coalesce(${ownSanctions(sanctionKeys(this.#scope))}, false)`;
  }

  get #me(): string {
    return this.#scope.administrator.keyFor('moderators');
  }
}
