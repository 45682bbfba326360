import type { Kysely, Transaction } from 'kysely';
import { countedYearOf } from '#core/crowds/counted-years.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { composeBenefits, type DemoBenefits } from './benefits/compose-benefits.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { runUntimed } from './fill-once.ts';
import { fillContributions, mondayBefore } from './fill-contributions.ts';
import type { FillOptions } from './fill.ts';

/** Limit per company in worlds of test size. */
const mostInTests = 20;

interface BenefitsRow extends DemoBenefits {
  readonly companyId: string;
  readonly postedAt: string;
}

const columns: readonly Column<'benefits', BenefitsRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'id', of: ({ benefitsId }) => benefitsId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'counted_year', of: ({ postedAt }) => countedYearOf(Date.parse(postedAt)) },
  { name: 'note', of: ({ note }) => note?.text ?? '' },
  { name: 'note_on', of: ({ note }) => note?.benefit ?? null },
];

type AnswerRow = BenefitsRow['answers'][number] & Pick<BenefitsRow, 'companyId' | 'benefitsId'>;

const answerColumns: readonly Column<'benefit_answer', AnswerRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'benefits_id', of: ({ benefitsId }) => benefitsId },
  { name: 'benefit', of: ({ benefit }) => benefit },
  { name: 'is_given', of: ({ said }) => said === 'yes' },
];

const write = async (transaction: Transaction<Tables>, rows: readonly BenefitsRow[]): Promise<void> => {
  await bulkInsert(transaction, 'benefits', columns, rows);
  const answers = rows.flatMap(({ companyId, benefitsId, answers: reported }) => reported.map((answer) => ({ ...answer, companyId, benefitsId })));
  await bulkInsert(transaction, 'benefit_answer', answerColumns, answers);
};

/** Fills benefits where there are none and returns their number. */
export function fillDemoBenefits(db: Kysely<Tables>, options: FillOptions): Promise<number> {
  const { seed, nowMs } = options;
  return fillContributions<BenefitsRow>(db, options, {
    table: 'benefits',
    mostInTests,
    write,
    makeFigures: async (transaction, companyIds) => {
      await runUntimed(transaction, 'analyze benefits, benefit_answer');
      for (const companyId of companyIds) await benefitsSummary.refresh(transaction, companyId, nowMs);
      await runUntimed(transaction, 'analyze benefit_figure');
    },
    composing: async () => (company, place) =>
      composeBenefits(seed, company, place).map((reported) => ({
        ...reported,
        companyId: company.id,
        postedAt: mondayBefore(nowMs, reported.weeksAgo).toISOString(),
      })),
  });
}
