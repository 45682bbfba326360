import type { Selectable, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { fateOfAppeal, mayReach } from '#core/moderation/authority.ts';
import {
  concernsAuthor,
  interventionsFor,
  longestAuthorNote,
  needsRule,
  type Intervention,
  type InterventionKind,
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
import type { Tables } from '../database/tables.ts';
import { openAppeal } from './appealable.ts';
import { keepVersionsFrom } from './earlier-versions.ts';
import { changeLock } from './change-lock.ts';
import { refuseAnothers } from './decider-of.ts';
import { logDecision } from './log-decision.ts';
import { changeStatus, lockedTarget, type ModerationTarget } from './moderation-target.ts';
import { impose, lift } from './sanctions.ts';
import { settleItem, settleReports } from './settle-item.ts';

type Item = Selectable<Tables['moderation_item']>;

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
    let acted: ModerationTarget | undefined;
    const outcome = await scope.db.transaction().execute(async (transaction) => {
      if (concernsAuthor(kind)) await changeSanctions(transaction);
      const target = await lockedTarget(transaction, this.#scope, resourceId);
      if (!target || target.status === 'DELETED' || target.status === 'SCHEDULED') throw new Failure('missing');
      if (scope.personas.includes(target.authorRef)) throw new Failure('conflict', undefined, { code: 'OWN_CONTENT' });
      if (!interventionsFor(target).includes(kind)) throw new Failure('conflict', 'It is like that already.', { code: 'CHANGED_MEANWHILE' });
      acted = target;
      const appeal = await this.#grantedWith(transaction, target, kind);
      await refuseAnothers(transaction, this.#scope, target, kind);
      if (kind === 'warn') await this.#refuseSameWarning(transaction, target);
      const ledger = await this.#carryOut(transaction, target, intervention, appeal);
      return {
        status: (await lockedTarget(transaction, this.#scope, resourceId))?.status ?? target.status,
        lockedFor: kind === 'lock' ? rule : kind === 'unlock' ? null : target.lockedFor,
        ledger,
      };
    });
    // What is open for an author who is banned closes at once.
    if (kind === 'ban' && acted) scope.news.tell({ kind: 'over', refs: [acted.authorRef] });
    if (acted?.kind.isPrivate) await acted.kind.tellChanged(scope, acted.id);
    return outcome;
  }

  /** Appeal granted along; refuses while an appeal about the same measure waits in the queue. */
  async #grantedWith(transaction: Transaction<Tables>, { id }: ModerationTarget, kind: InterventionKind): Promise<Item | undefined> {
    const appeal = await openAppeal(transaction, id);
    const fate = appeal ? fateOfAppeal(kind, appeal.former, appeal.former_decider === this.#me) : 'beside';
    if (fate === 'first') throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    if (fate === 'granted') return appeal;
    await this.#refuseOverruled(transaction, id);
    return undefined;
  }

  /** Refuses a moderator whose decision a second look overruled. */
  async #refuseOverruled(transaction: Transaction<Tables>, thing: string): Promise<void> {
    const last = await transaction
      .selectFrom('moderation_item')
      .select(['decider', 'former_decider'])
      .where('thing', '=', thing)
      .where('stage', '=', 'second')
      .where('decision', 'is not', null)
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.former_decider === this.#me && last.decider !== this.#me) throw new Failure('conflict', undefined, { code: 'OVERRULED' });
  }

  /** Refuses repeated warnings about the same words, under the target's lock. */
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
    appeal: Item | undefined,
  ): Promise<LedgerEntry | null> {
    const scope = this.#scope;
    const decision = kind === 'restore' ? 'keep' : kind;
    const verdict = { decision: decision === 'remove' ? 'remove' : 'keep', rule, noteToAuthor: note } as const;
    const granted = appeal && kind !== 'unsilence' ? await settleItem(transaction, scope, appeal, target, verdict) : undefined;
    const waiting = decision === 'keep' || decision === 'remove' ? await this.#firstLook(transaction, target) : undefined;
    if (waiting?.former_decider === this.#me && rule !== 'court') throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    const settled = waiting && (await settleItem(transaction, scope, waiting, granted === undefined ? target : { ...target, status: 'LIVE' }, verdict));
    if (granted !== undefined || settled !== undefined) return granted ?? settled ?? null;
    const named = rule ?? (await this.#lastRule(transaction, target));
    if (kind === 'silence') await impose(transaction, scope, target, { measure: 'silence', covers: this.#reachOf(covers), days, rule: named, note });
    if (kind === 'ban') await impose(transaction, scope, target, { measure: 'ban', covers: this.#reachOf('account'), days, rule: named, note });
    if (kind === 'unsilence' && (await lift(transaction, scope, target)).includes(target.id)) return null;
    if (decision === 'keep') await settleReports(transaction, target.id);
    await logDecision(transaction, scope, target, { decision, rule: named, note });
    await keepVersionsFrom(transaction, target.id, scope.today);
    const entry = { rule: named, askedBy: named === 'court' ? 'court' : 'moderator', appeal: 'none' } as const;
    if (decision === 'warn' || decision === 'silence' || decision === 'unsilence' || decision === 'ban') return null;
    if (decision === 'lock' || decision === 'unlock') return changeLock(transaction, scope, target, decision === 'lock' ? named : null, entry);
    return changeStatus(transaction, scope, target, { ...entry, status: statusAfter(decision), action: decision === 'keep' ? 'restored' : 'removed' });
  }

  #firstLook(transaction: Transaction<Tables>, { id }: ModerationTarget): Promise<Item | undefined> {
    const waiting = transaction.selectFrom('moderation_item').selectAll().where('thing', '=', id).where('stage', '=', 'first');
    return waiting.where('decision', 'is', null).forUpdate().executeTakeFirst();
  }

  /** Lets only administrators reach the account behind a persona. */
  #reachOf(covers: SanctionReach): SanctionReach {
    if (!mayReach(this.#scope.role, covers)) throw new Failure('missing');
    return covers;
  }

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
