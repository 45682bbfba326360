import type { MadeBenefits, NotesCounts } from '#core/benefits/benefit-shares.ts';
import type { Benefit } from '#core/benefits/benefit.ts';
import type { ModeratedStatus } from '#core/moderation/moderation-outcome.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { contributedKind } from '../contributions/contributed-kind.ts';
import { answerColumns, contributionColumns, countedYear, helpfulCounts } from '../contributions/contribution-columns.ts';
import { moveCounted } from '../crowds/counted-answers.ts';
import { companyId, flag, json, number, oneOf, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

export const benefits = table('benefits', {
  purpose: 'What employees say about the benefits of companies. Each has its own key, and none is linked to an account.',
  kept: leavesPlace,
  staysBecause: 'It is not linked to any account. Its author deletes it with its key, and an empty place stays.',
  spread: 'by company',
  columns: {
    ...contributionColumns('contribution', 'Benefits'),
    status: oneOf<ModeratedStatus | 'SCHEDULED'>(
      'Whether it counts and is shown, waits to appear or for a decision, or was taken down.',
      'everyone',
    ).generated(),
    counted_year: countedYear,
    note: text('A note about one benefit; empty if there is none.', 'everyone', 'member'),
    note_on: oneOf<Benefit>('The benefit that the note is about.', 'everyone').orNull().wipedTo(null),
    ...answerColumns,
    ...helpfulCounts,
  },
});

export const benefitAnswer = table('benefit_answer', {
  purpose: 'What employees say about each benefit. It is only read in shares of many people.',
  kept: { for: 'always', because: 'It is deleted with the contribution it is part of.' },
  deletedWith: 'benefits',
  spread: 'by company',
  columns: {
    company_id: companyId,
    benefits_id: text('The contribution it is part of.', 'the server', 'random name'),
    benefit: oneOf<Benefit>('The benefit.', 'the server'),
    is_given: flag('Whether its author gets it.', 'the server'),
  },
});

export const benefitFigure = table('benefit_figure', {
  purpose: `For each benefit, the share of people at a company who say that they get it, from at least ${fewestContributors} people.`,
  kept: { for: 'always', because: `Each share stays until ${fewestContributors} more people can be counted, and says nothing about any one person.` },
  spread: 'by company',
  columns: {
    company_id: companyId,
    people: number('At least how many people answered, in steps; 1 if they are few.', 'everyone').figure('crowd'),
    made: json<MadeBenefits>('The shares as they were last made, each with how many people it is from.', 'the server', 'product').figure('crowd'),
    notes: json<NotesCounts>('How many notes about each benefit are shown.', 'everyone', 'product').figure('shown rows'),
  },
});

export const benefitsKind = contributedKind(benefits, {
  type: 'BENEFITS',
  itemKind: 'benefits',
  texts: ['note', 'answer'],
  excerptOf: ['note', 'note'],
  summary: 'benefits',
  beforeMove: (transaction, from, into) => moveCounted(transaction, 'benefits', 'benefit_figure', from, into),
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    benefit_answer: typeof benefitAnswer;
    benefit_figure: typeof benefitFigure;
    benefits: typeof benefits;
  }
}
