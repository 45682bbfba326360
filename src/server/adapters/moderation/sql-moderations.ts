import { sql } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import { lacksOrder, type Appeal, type AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { longestDecisionNote, type DecidedItem, type Moderations, type Verdict } from '#core/moderation/moderations.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { Resource } from '#core/votes/vote.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { changeSanctions } from '../caller/sanction-locks.ts';
import { appealText, askSecondLook } from './ask-second-look.ts';
import { decidedItems } from './decided-items.ts';
import { refuseAnothers } from './decider-of.ts';
import { lockedTarget, type ModerationTarget } from './moderation-target.ts';
import { settleItem } from './settle-item.ts';
import { listCursor, keysetPosition } from '../paging/list-cursor.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlModerations implements Moderations {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async decisionOn(itemId: string): Promise<DecidedItem> {
    const [item] = await decidedItems(this.#scope, this.#me, sql`item.id = ${itemId}`);
    return existing(item);
  }

  async decide(itemId: string, verdict: Verdict): Promise<LedgerEntry | null> {
    const me = this.#me;
    if (verdict.decision === 'remove' && verdict.rule === null) throw new Failure('invalid', 'To take something down, name the rule.', { code: 'RULE_BROKEN' });
    if (lacksOrder(verdict.rule, sanitized(verdict.note ?? '', longestDecisionNote)))
      throw new Failure('invalid', 'Note the court and the number of its order.', { code: 'RULE_BROKEN' });
    let decided: ModerationTarget | undefined;
    const entry = await this.#scope.db.transaction().execute(async (transaction) => {
      const found = existing(await transaction.selectFrom('moderation_item').select(['thing', 'former']).where('id', '=', itemId).executeTakeFirst());
      if (found.former === 'silence') await changeSanctions(transaction);
      const target = await lockedTarget(transaction, this.#scope, found.thing);
      const item = await transaction.selectFrom('moderation_item').selectAll().where('id', '=', itemId).forUpdate().executeTakeFirst();
      if (!item || item.former_decider === me) throw new Failure('missing');
      if (item.decision !== null) throw new Failure('conflict', 'Someone has already decided this.', { code: 'CHANGED_MEANWHILE' });
      if (!target || target.status === 'DELETED') throw new Failure('missing');
      if (this.#scope.personas.includes(target.authorRef)) throw new Failure('conflict', undefined, { code: 'OWN_CONTENT' });
      if (item.stage === 'first' && item.former_decider === null)
        await refuseAnothers(transaction, this.#scope, target, verdict.decision === 'keep' ? 'restore' : 'remove');
      decided = target;
      return settleItem(transaction, this.#scope, item, target, verdict);
    });
    if (decided?.kind.isPrivate) await decided.kind.tellChanged(this.#scope, decided.id);
    return entry;
  }

  async decided(after?: string | null, pageSize = usualPageSize): Promise<Page<DecidedItem>> {
    const list = ['decided', this.#me];
    const position = keysetPosition(this.#scope.secrets, list, after);
    const before = position ? sql`(decided_at, item.id) < (${position.order}::bigint, ${position.id})` : sql`true`;
    const items = await decidedItems(this.#scope, this.#me, before, pageSize + 1);
    const shown = items.slice(0, pageSize);
    const last = items.length > shown.length ? shown.at(-1) : undefined;
    return { items: shown, next: last ? listCursor(this.#scope.secrets, list, { order: last.decidedAt, id: last.itemId }) : null };
  }

  async appeal({ resourceId }: Resource, text: string, measure?: AppealableMeasure): Promise<Appeal> {
    const { db, personas } = this.#scope.member;
    const words = appealText(text);
    return db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, this.#scope, resourceId);
      if (!target || !personas.includes(target.authorRef)) throw new Failure('missing');
      await askSecondLook(transaction, this.#scope, target, { text: words, measure });
      return 'open' as const;
    });
  }

  get #me(): string {
    return this.#scope.moderator.keyFor('moderators');
  }
}
