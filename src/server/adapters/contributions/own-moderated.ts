import { sql, type Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { sentState } from '#core/contributions/contribution-state.ts';
import type { ModeratedFacts } from '#core/contributions/own-contributions.ts';
import { Failure } from '#core/failure.ts';
import { onDay } from '#core/moderation/appeal-time.ts';
import type { ModerationOutcome, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { outcomesOf } from '#core/moderation/outcome-of.ts';
import { editableStatuses } from '#core/posts/post-access.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { ContentKind } from '../content-kind.ts';
import { isPartOf, type AnyTable } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import { appealText, askSecondLook } from '../moderation/ask-second-look.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { holdEdit } from '../moderation/hold-edit.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { ruleOfLook } from '../moderation/rule-of-look.ts';
import { withdraw, type Withdrawing } from '../moderation/withdraw.ts';
import { payingKeys } from '../persona-keys/spend-contribution-token.ts';
import { validToken } from '../persona-keys/spent-tokens.ts';
import { forgetPoint } from '../rewards/point-key.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { answerReply, answerText } from './answer-reply.ts';
import type { ContributionPlace } from './contribution-rows.ts';
import { resubmitted, requeueForReview } from './resubmit-contribution.ts';
import { KeyedContributions } from './own-contributions.ts';
import type { OwnKind, SentRow, TextsOf, WriteContext, Inserts } from './own-kind.ts';

type In = Transaction<Tables>;

interface ModeratedKind<Of extends AnyTable, Once extends Inserts<Of>, Draft, New extends Draft, Row, Own> extends OwnKind<Of, Once, Draft, New, Row, Own> {
  readonly kind: ContentKind;
  readonly beforeDelete?: (transaction: In, of: ContributionPlace, scope: Withdrawing) => Promise<void>;
}

interface ModeratedRow extends SentRow {
  readonly lockedFor: ModerationRule | null;
}

/** Contribution that can be taken down, appealed and resubmitted. */
class OwnModerated<Of extends AnyTable, Once extends Inserts<Of>, Draft, New extends Draft, Row, Own> extends KeyedContributions<
  Of,
  Once,
  Draft,
  New,
  Row,
  Own
> {
  readonly #kind: ContentKind;
  readonly #beforeDelete: ModeratedKind<Of, Once, Draft, New, Row, Own>['beforeDelete'];

  constructor(scope: PseudonymScope, declared: ModeratedKind<Of, Once, Draft, New, Row, Own>) {
    super(scope, declared);
    this.#kind = declared.kind;
    this.#beforeDelete = declared.beforeDelete;
  }

  async change(id: string, draft: Draft, version: number): Promise<Own> {
    const { scope } = this;
    const { companyId, company, dueAt } = await this.#row(id);
    const texts = this.textsOf(draft);
    const isSeen = dueAt === null;
    await scope.db.transaction().execute(async (transaction) => {
      const taken = await resubmitted(transaction, scope, id);
      if (isSeen) await keepVersion(transaction, scope, { of: this.#kind, id, texts });
      const at = { transaction, scope, companyId, id, isNew: false, texts };
      await this.rewrite(at, draft, { version, statuses: taken ? [taken.status] : editableStatuses, columns: { is_edited: isSeen } });
      if (this.#kind.summary) await markStale(transaction, this.#kind.summary, companyId);
      await holdEdit(transaction, scope, { id, texts, company });
      if (taken) await requeueForReview(transaction, scope, taken);
    });
    return this.own();
  }

  async remove(id: string): Promise<void> {
    const { scope } = this;
    const { companyId, dueAt } = await this.#row(id);
    await scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, scope, id);
      if (!target || target.status === 'DELETED') throw new Failure('missing');
      await this.#beforeDelete?.(transaction, { companyId, id }, scope);
      await forgetPoint(transaction, scope);
      const mayBeUnseen = dueAt !== null && (target.status === 'SCHEDULED' || target.status === 'FLAGGED');
      if (mayBeUnseen && !(await wasDecided(transaction, id))) await this.#deleteUnseen(transaction, { companyId, id });
      else await withdraw(transaction, scope, target);
    });
  }

  async appeal(id: string, text: string): Promise<Own> {
    const { scope } = this;
    const words = appealText(text);
    await scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, scope, id);
      const isOwn = target?.kind === this.#kind && target.authorRef === scope.signer && target.status !== 'DELETED';
      if (!isOwn) throw new Failure('missing');
      await askSecondLook(transaction, scope, target, { text: words });
    });
    return this.own();
  }

  /** Answers the company's reply in the author's own words, or takes the answer back. */
  async answerReply(id: string, text: string): Promise<Own> {
    const { scope } = this;
    const answer = answerText(text);
    const { companyId, company } = await this.#row(id);
    await scope.db.transaction().execute((transaction) => answerReply(transaction, scope, { kind: this.#kind, of: { companyId, company, id } }, answer));
    return this.own();
  }

  /** Checks the token before the texts, which cost a hundred times as much. */
  protected override async verifyToken(token: ContributionToken): Promise<void> {
    const { db, now, signer } = this.scope;
    validToken(await payingKeys(db, now, this.counted), signer, token);
  }

  /** Requires review of watched words and personal names. */
  protected override async firstStatus({ transaction, scope, id, texts }: WriteContext<TextsOf<Of>>, company: string): Promise<KeptStatus> {
    const rule = await ruleOfLook(transaction, scope, { texts, company });
    if (!rule) return 'SCHEDULED';
    await openItem(transaction, scope, { thing: id, thingType: this.#kind.type, cause: 'words', rule });
    return 'FLAGGED';
  }

  /** Erases content nobody has seen, without a ledger entry. */
  async #deleteUnseen(transaction: In, { companyId, id }: ContributionPlace): Promise<void> {
    const { name } = this.#kind.table;
    await transaction.deleteFrom('moderation_item').where('thing', '=', id).execute();
    await transaction.deleteFrom('earlier_version').where('thing', '=', id).execute();
    for (const part of this.scope.tables.filter((each) => isPartOf(each, name)))
      await sql`delete from ${sql.table(part.name)} where company_id = ${companyId} and ${sql.ref(`${name}_id`)} = ${id}`.execute(transaction);
    await sql`delete from ${sql.table(name)} where company_id = ${companyId} and id = ${id}`.execute(transaction);
  }

  /** Read before texts, where `dueAt` is null once others have seen it. */
  async #row(id: string) {
    const { db, signer } = this.scope;
    const { name } = this.#kind.table;
    const { rows } = await sql<{ readonly companyId: string; readonly company: string; readonly dueAt: Date | null }>`
      select company_id as "companyId", coalesce(company.name, typed.name, '') as company, due_at as "dueAt" from ${sql.table(name)}
        left join company on company.id = company_id left join typed_company as typed using (company_id)
      where ${sql.ref(`${name}.id`)} = ${id} and author_ref = ${signer} and ${sql.ref(`${name}.status`)} <> 'DELETED'`.execute(db);
    if (!rows[0]) throw new Failure('missing');
    return rows[0];
  }
}

/** True if it may have been shown, so that the ledger may record it. */
const wasDecided = async (transaction: In, id: string): Promise<boolean> => (await decisionsOn(transaction, id)).some(({ decision }) => decision !== null);

async function moderationOf(
  { db, today }: PseudonymScope,
  { type }: ContentKind,
  { id, status, lockedFor }: ModeratedRow,
): Promise<readonly ModerationOutcome[]> {
  return outcomesOf(status, lockedFor !== null, await decisionsOn(db, id)).map((outcome) => onDay(type, outcome, today));
}

/** Adds the shared author's view to the kind's own. */
export const ownModerated = <Of extends AnyTable, Draft, New extends Draft, Row, Said, Once extends Inserts<Of> = never>(
  kind: ModeratedKind<Of, Once, Draft, New, Row, Said>,
) => {
  const shown: ModeratedKind<Of, Once, Draft, New, Row & ModeratedRow, Said & ModeratedFacts> = {
    ...kind,
    columns: sql`locked_for as "lockedFor", ${kind.columns}`,
    own: async (row, scope) => ({
      ...(await kind.own(row, scope)),
      company: row.company,
      version: row.version,
      state: sentState(row.status),
      moderation: await moderationOf(scope, kind.kind, row),
    }),
  };
  return class extends OwnModerated<Of, Once, Draft, New, Row & ModeratedRow, Said & ModeratedFacts> {
    constructor(scope: PseudonymScope) {
      super(scope, shown);
    }
  };
};
