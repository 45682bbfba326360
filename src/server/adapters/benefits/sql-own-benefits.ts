import { sql } from 'kysely';
import { benefitsProblems, type BenefitAnswer, type BenefitsDraft } from '#core/benefits/benefits-draft.ts';
import { benefitsInOrder, type Benefit } from '#core/benefits/benefit.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { ownModerated } from '../contributions/own-moderated.ts';
import { benefitsKind } from './benefits-kind.ts';
import { benefits } from './benefits-tables.ts';

interface OwnRow {
  readonly note: string;
  readonly noteOn: Benefit | null;
  readonly answers: readonly BenefitAnswer[];
}

const ownBenefits = ownModerated({
  kind: benefitsKind,
  table: benefits,
  rule: 'Benefits say at least of one whether it is given, and of each once.',
  texts: ({ note }: BenefitsDraft) => ({ note: sanitized(note?.text ?? '') }),
  problemsOf: ({ answers, note }, texts) => benefitsProblems({ answers, note: note && { ...note, text: texts.note } }),
  facts: ({ note }, { texts }) => ({ note_on: texts.note === '' ? null : (note?.benefit ?? null) }),
  parts: ({ answers }) => ({ benefit_answer: answers.map(({ benefit, said }) => ({ benefit, is_given: said === 'yes' })) }),
  columns: sql<OwnRow>`note, note_on as "noteOn", (select coalesce(json_agg(json_build_object('benefit', benefit, 'said', case when is_given then 'yes' else 'no' end)), '[]')
    from benefit_answer where benefit_answer.company_id = benefits.company_id and benefits_id = benefits.id) as answers`,
  own: ({ id, note, noteOn, answers }) => ({
    benefitsId: id,
    answers: benefitsInOrder.flatMap((benefit) => answers.filter((answer) => answer.benefit === benefit)),
    note: noteOn === null ? null : { benefit: noteOn, text: note },
  }),
});

export class SqlOwnBenefits extends ownBenefits implements OwnBenefits {}
