import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { mayReach } from '#core/moderation/authority.ts';
import {
  concernsAuthor,
  interventionsFor,
  longestAuthorNote,
  needsRule,
  type Intervention,
  type InterventionOutcome,
  type Interventions,
} from '#core/moderation/interventions.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { lacksOrder, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { statusAfter } from '#core/moderation/moderations.ts';
import type { SanctionReach } from '#core/moderation/sanction.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { changeSanctions } from '../caller/sanction-locks.ts';
import { sanitized } from '../content/sanitized-text.ts';
import type { Tables } from '../tables.ts';
import { keepVersionsFrom } from './earlier-versions.ts';
import { changeLock } from './change-lock.ts';
import { refuseAnothers } from './decider-of.ts';
import { logDecision } from './log-decision.ts';
import { changeStatus, lockedTarget, type ModerationTarget } from './moderation-target.ts';
import { impose, lift } from './sanctions.ts';
import { settleItem, settleReports } from './settle-item.ts';

export class SqlInterventions implements Interventions {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async act({ resourceId }: Resource, intervention: Intervention): Promise<InterventionOutcome> {
    const scope = this.#scope.moderator;
    const { kind, rule, note = '' } = intervention;
    if (needsRule(kind) && rule === null) throw new Failure('invalid', 'Name the rule.', { code: 'RULE_BROKEN' });
    if (lacksOrder(rule, sanitized(note, longestAuthorNote)))
      throw new Failure('invalid', 'Note the court and the number of its order.', { code: 'RULE_BROKEN' });
    return scope.db.transaction().execute(async (transaction) => {
      if (concernsAuthor(kind)) await changeSanctions(transaction);
      const target = await lockedTarget(transaction, resourceId);
      if (!target || target.status === 'DELETED') throw new Failure('missing');
      if (scope.personas.includes(target.authorRef)) throw new Failure('conflict', undefined, { code: 'OWN_CONTENT' });
      if (!interventionsFor(target).includes(kind)) throw new Failure('conflict', 'It stands like that already.', { code: 'CHANGED_MEANWHILE' });
      await this.#refuseAppealed(transaction, target);
      await refuseAnothers(transaction, this.#scope, target, kind);
      if (kind === 'warn') await this.#refuseSameWarning(transaction, target);
      const ledger = await this.#carryOut(transaction, target, intervention);
      return {
        status: kind === 'remove' || kind === 'restore' ? statusAfter(kind === 'remove' ? 'remove' : 'keep') : target.status,
        lockedFor: kind === 'lock' ? rule : kind === 'unlock' ? null : target.lockedFor,
        ledger,
      };
    });
  }

  /** Refuses where an appeal waits, because it is read and decided in the queue, and where a second look has gone against this moderator. */
  async #refuseAppealed(transaction: Transaction<Tables>, { id }: ModerationTarget): Promise<void> {
    const last = await transaction
      .selectFrom('moderation_item')
      .select(['decision', 'former_decider'])
      .where('thing', '=', id)
      .where('stage', '=', 'second')
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last && last.decision === null) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    if (last?.former_decider === this.#me) throw new Failure('conflict', undefined, { code: 'OVERRULED' });
  }

  /** Refuses a warning by the same moderator about the same words. The target is locked, so that of many at once one is kept. */
  async #refuseSameWarning(transaction: Transaction<Tables>, { id, version }: ModerationTarget): Promise<void> {
    const same = await transaction
      .selectFrom('moderation_item')
      .select('id')
      .where('thing', '=', id)
      .where('decision', '=', 'warn')
      .where('decider', '=', this.#me)
      .where('decided_version', '=', version)
      .limit(1)
      .executeTakeFirst();
    if (same) throw new Failure('conflict', 'You have warned its author about this already.', { code: 'CHANGED_MEANWHILE' });
  }

  async #carryOut(
    transaction: Transaction<Tables>,
    target: ModerationTarget,
    { kind, rule, note = '', days = null, covers = 'persona' }: Intervention,
  ): Promise<LedgerEntry | null> {
    const scope = this.#scope;
    const decision = kind === 'restore' ? 'keep' : kind;
    const waiting =
      decision === 'keep' || decision === 'remove'
        ? await transaction
            .selectFrom('moderation_item')
            .selectAll()
            .where('thing', '=', target.id)
            .where('decision', 'is', null)
            .forUpdate()
            .executeTakeFirst()
        : undefined;
    if (waiting && (decision === 'keep' || decision === 'remove'))
      return settleItem(transaction, scope, waiting, target, { decision, rule, noteToAuthor: note });
    const named = rule ?? (await this.#lastRule(transaction, target));
    if (kind === 'silence') await impose(transaction, scope, target, { measure: 'silence', covers: this.#reachOf(covers), days, rule: named, note });
    if (kind === 'ban') await impose(transaction, scope, target, { measure: 'ban', covers: this.#reachOf('account'), days, rule: named, note });
    if (kind === 'unsilence') await lift(transaction, scope, target);
    if (decision === 'keep') await settleReports(transaction, target.id);
    await logDecision(transaction, scope, target, { decision, rule: named, note });
    await keepVersionsFrom(transaction, target.id, scope.today);
    const entry = { rule: named, askedBy: named === 'court' ? 'court' : 'moderator', appeal: 'none' } as const;
    if (decision === 'warn' || decision === 'silence' || decision === 'unsilence' || decision === 'ban') return null;
    if (decision === 'lock' || decision === 'unlock') return changeLock(transaction, scope, target, decision === 'lock' ? named : null, entry);
    return changeStatus(transaction, scope, target, { ...entry, status: statusAfter(decision), action: decision === 'keep' ? 'restored' : 'removed' });
  }

  /** The account behind a persona is for administrators to silence or ban. */
  #reachOf(covers: SanctionReach): SanctionReach {
    if (!mayReach(this.#scope.role, covers)) throw new Failure('missing');
    return covers;
  }

  /** The rule that had been held against it. */
  async #lastRule(transaction: Transaction<Tables>, { id, lockedFor }: ModerationTarget): Promise<ModerationRule> {
    const last = await transaction
      .selectFrom('moderation_item')
      .select(['rule', 'suggested_rule'])
      .where('thing', '=', id)
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst();
    return lockedFor ?? last?.rule ?? last?.suggested_rule ?? 'other';
  }

  get #me(): string {
    return this.#scope.moderator.keyFor('moderators');
  }
}
