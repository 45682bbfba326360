import { sql, type Kysely } from 'kysely';
import type { BenefitsDraft } from '#core/benefits/benefits-draft.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { anId } from '#tests/content.ts';

export interface KnownBenefits extends BenefitsDraft {
  readonly benefitsId: string;
  readonly companyId: string;
  readonly authorRef: string;
  readonly status: 'LIVE' | 'SCHEDULED' | 'FLAGGED';
  readonly week: string;
  readonly dueAt: string | null;
}

export function knownBenefits(known: Partial<KnownBenefits> & Pick<KnownBenefits, 'companyId'>): KnownBenefits {
  const benefitsId = anId('b');
  return {
    benefitsId,
    authorRef: `key-of-${benefitsId}`.padEnd(43, 'x'),
    status: 'LIVE',
    answers: [{ benefit: 'cab', said: 'yes' }],
    note: null,
    week: '2026-W40',
    dueAt: null,
    ...known,
  };
}

export const reportedBenefits: BenefitsDraft = {
  answers: [
    { benefit: 'provident-fund', said: 'yes' },
    { benefit: 'cab', said: 'no' },
  ],
  note: { benefit: 'cab', text: 'Only for the night shift.' },
};

/** Inserts shared benefits of existing companies and computes their figures. */
export async function keepBenefits(db: Kysely<Tables>, all: readonly KnownBenefits[], nowMs = Date.UTC(2026, 10, 20)): Promise<void> {
  for (const known of all) {
    const { companyId, benefitsId, authorRef, status, week, dueAt, answers, note } = known;
    await sql`insert into benefits (company_id, id, author_ref, status, posted_at, due_at, counted_year, note, note_on)
      values (${companyId}, ${benefitsId}, ${authorRef}, ${status}, ${new Date(mondayOf(week))}, ${dueAt}, 2026, ${note?.text ?? ''}, ${note?.benefit ?? null})`.execute(
      db,
    );
    const rows = answers.map(({ benefit, said }) => ({ company_id: companyId, benefits_id: benefitsId, benefit, is_given: said === 'yes' }));
    await db.insertInto('benefit_answer').values(rows).execute();
  }
  for (const companyId of new Set(all.map((known) => known.companyId)))
    await db.transaction().execute((transaction) => benefitsSummary.refresh(transaction, companyId, nowMs));
}
