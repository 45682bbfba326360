import { sql, type Transaction } from 'kysely';
import { benefitsProblems, tidiedBenefits, type BenefitAnswer, type BenefitsDraft, type OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsInOrder, type Benefit } from '#core/benefits/benefit.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';
import { sentState } from '#core/contributions/contribution-state.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Named } from '#core/named.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { checked, sanitized } from '../content/sanitized-text.ts';
import type { KeyedContributions } from '../contributions/keyed-contributions.ts';
import { OwnModerated } from '../contributions/own-contribution.ts';
import { changedRow, newRow } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { benefitsKind } from './benefits-kind.ts';
import { benefits as benefitsTable } from './benefits-tables.ts';

/** Columns that no change of its author touches. */
const staysAsTold = ['company_id', 'id', 'author_ref', 'counted_year', 'locked_for', 'posted_at', 'due_at'] as const;

/** The benefits that the key which signs told of. */
export class SqlOwnBenefits extends OwnModerated<OwnCompanyBenefits> implements OwnBenefits {
  constructor(scope: PseudonymScope) {
    super(scope, benefitsKind, ownBenefitsOf);
  }

  async create(companyUrlName: string, draft: BenefitsDraft, token: ContributionToken): Promise<OwnCompanyBenefits> {
    const before = await this.mine();
    if (before) return before;
    await this.keyed.admit(token);
    const { answers, note_on, texts } = publishable(draft);
    const { id: companyId } = await companyAt(this.scope.db, companyUrlName);
    await this.keyed.create({
      token,
      texts,
      write: async (transaction, columns, counted_year) => {
        await transaction
          .insertInto('benefits')
          .values(newRow(benefitsTable, { company_id: companyId, ...columns, counted_year, note_on, ...texts }))
          .execute();
        await keepAnswers(transaction, { companyId, benefitsId: columns.id }, answers);
      },
    });
    return this.own();
  }

  async change(benefitsId: string, draft: BenefitsDraft, version: number): Promise<OwnCompanyBenefits> {
    await this.keyed.holds(benefitsId);
    const { answers, note_on, texts } = publishable(draft);
    await this.keyed.change(benefitsId, {
      texts,
      write: async (transaction, { companyId, isSeen, statuses }) => {
        const { numUpdatedRows } = await transaction
          .updateTable('benefits')
          .set(changedRow(benefitsTable, staysAsTold, { note_on, ...texts, version: version + 1, is_edited: isSeen }))
          .where('company_id', '=', companyId)
          .where('id', '=', benefitsId)
          .where('version', '=', version)
          .where('status', 'in', statuses)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await keepAnswers(transaction, { companyId, benefitsId }, answers);
        return numUpdatedRows > 0n;
      },
    });
    return this.own();
  }
}

/** What a draft says as it is kept, its note fit to be read by others; judged by the rule that the form keeps as well. */
function publishable(draft: BenefitsDraft) {
  const { answers, note } = tidiedBenefits(draft);
  const text = sanitized(note?.text ?? '');
  const told = note !== null && text !== '' ? { benefit: note.benefit, text } : null;
  if (Object.keys(benefitsProblems({ answers, note: told })).length > 0)
    throw new Failure('invalid', 'Benefits say at least of one whether it is given, and of each once.', { code: 'RULE_BROKEN' });
  return { answers, note_on: told?.benefit ?? null, texts: checked({ note: text }) };
}

/** Keeps what was said of each benefit, in place of what was said before. */
async function keepAnswers(
  transaction: Transaction<Tables>,
  { companyId, benefitsId }: { readonly companyId: string; readonly benefitsId: string },
  answers: readonly BenefitAnswer[],
): Promise<void> {
  await transaction.deleteFrom('benefit_answer').where('company_id', '=', companyId).where('benefits_id', '=', benefitsId).execute();
  const rows = answers.map(({ benefit, said }) => ({ company_id: companyId, benefits_id: benefitsId, benefit, is_given: said === 'yes' }));
  await transaction.insertInto('benefit_answer').values(rows).execute();
}

interface OwnRow {
  readonly id: string;
  readonly company: Named;
  readonly status: KeptStatus;
  readonly lockedFor: ModerationRule | null;
  readonly version: number;
  readonly note: string;
  readonly noteOn: Benefit | null;
  readonly answers: readonly BenefitAnswer[];
}

/** The benefits of a key as their author sees them, in the order of the list. */
async function ownBenefitsOf({ db, signer }: PseudonymScope, keyed: KeyedContributions): Promise<OwnCompanyBenefits | undefined> {
  const { rows } = await sql<OwnRow>`
    select benefits.id, json_build_object('urlName', company.url_name, 'name', company.name) as company, benefits.status, locked_for as "lockedFor", benefits.version, note,
      note_on as "noteOn", (select coalesce(json_agg(json_build_object('benefit', benefit, 'said', case when is_given then 'yes' else 'no' end)), '[]')
        from benefit_answer where benefit_answer.company_id = benefits.company_id and benefits_id = benefits.id) as answers
    from benefits join company on company.id = benefits.company_id where benefits.author_ref = ${signer} and benefits.status <> 'DELETED'`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { id, company, status, lockedFor, version, note, noteOn, answers } = row;
  return {
    benefitsId: id,
    company,
    state: sentState(status),
    version,
    answers: benefitsInOrder.flatMap((benefit) => answers.filter((answer) => answer.benefit === benefit)),
    note: noteOn === null ? null : { benefit: noteOn, text: note },
    moderation: await keyed.moderation({ id, status, lockedFor }),
  };
}
