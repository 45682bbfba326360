import type { MadeBenefits, NotesCounts } from '#core/benefits/benefit-shares.ts';
import type { Benefit } from '#core/benefits/benefit.ts';
import type { ModeratedStatus } from '#core/moderation/moderation-outcome.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { contributionColumns, countedYear, helpfulCounts } from '../contributions/contribution-columns.ts';
import { companyId, flag, json, number, oneOf, text } from '../database/column.ts';
import { leavesPlace, ofCompany, table } from '../database/table.ts';

export const benefits = table('benefits', {
  purpose: 'What employees say of the benefits of companies. Each has a key of its own, and no account is known to any.',
  kept: leavesPlace,
  staysBecause: 'No account is known to what is told of benefits. Its author deletes it by its key, and an empty place stays.',
  ...ofCompany,
  columns: {
    ...contributionColumns('contribution', 'Benefits'),
    status: oneOf<ModeratedStatus | 'SCHEDULED'>(
      'Whether it counts and is shown, waits to come out or for a decision, or was taken down.',
      'everyone',
    ).generated(),
    counted_year: countedYear,
    note: text('What is to be known about one benefit; empty where nothing was noted.', 'everyone', 'member'),
    note_on: oneOf<Benefit>('The benefit that the note is about.', 'everyone').orNull().wipedTo(null),
    ...helpfulCounts,
  },
});

export const benefitAnswer = table('benefit_answer', {
  purpose: 'What employees say of each benefit. It is read in shares of many people alone.',
  kept: { for: 'always', because: 'It goes with what was told of benefits.' },
  goesWith: 'benefits',
  ...ofCompany,
  columns: {
    company_id: companyId,
    benefits_id: text('The contribution it was told with.', 'the server', 'random name'),
    benefit: oneOf<Benefit>('The benefit.', 'the server'),
    is_given: flag('Whether its author gets it.', 'the server'),
  },
});

export const benefitFigure = table('benefit_figure', {
  purpose: `The share of people at a company who say of each benefit that they get it, of ${fewestContributors} people at least.`,
  kept: { for: 'always', because: `Each share stays until ${fewestContributors} people more can be counted, and says nothing of any one person.` },
  ...ofCompany,
  columns: {
    company_id: companyId,
    people: number('At least how many say something, in steps; 1 where they are few.', 'everyone'),
    made: json<MadeBenefits>('The shares as they were made last, each with how many people it is of.', 'the server', 'product'),
    notes: json<NotesCounts>('How many notes about each benefit are shown.', 'everyone', 'product'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    benefit_answer: typeof benefitAnswer;
    benefit_figure: typeof benefitFigure;
    benefits: typeof benefits;
  }
}
