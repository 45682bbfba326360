import { fewestContributors } from '#core/crowds/fewest.ts';
import type { OfferEnd } from '#core/interviews/interview-draft.ts';
import type { MadeInterviews } from '#core/interviews/company-interviews.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import type { CandidateExperience, Hardness, InterviewOutcome, InterviewSource, RoundKind } from '#core/interviews/interview.ts';
import { contributionColumns, countedYear, helpfulCounts } from '../contributions/contribution-columns.ts';
import { companyId, flag, json, number, oneOf, text } from '../database/column.ts';
import { leavesPlace, ofCompany, table } from '../database/table.ts';

const withStory = { for: 'always', because: 'It goes with the story.' } as const;
const interviewId = text('The story it was told with.', 'the server', 'random name');

export const interview = table('interview', {
  purpose: 'Stories of interviews at companies. Each has a key of its own, and no account is known to any.',
  kept: leavesPlace,
  staysBecause: 'No account is known to a story. Its author deletes it by its key, and an empty place stays.',
  ...ofCompany,
  columns: {
    ...contributionColumns('story', 'Stories'),
    counted_year: countedYear,
    designation_id: number('The job it was for, by its number.', 'everyone').orNull().wipedTo(null),
    experience: oneOf<CandidateExperience>('Whether its author had worked before.', 'everyone'),
    outcome: oneOf<InterviewOutcome>('How it ended.', 'everyone'),
    source: oneOf<InterviewSource>('How its author came to it.', 'everyone').orNull().wipedTo(null),
    college_id: number('The college at which it was, by its number.', 'everyone').orNull().wipedTo(null),
    hardness: oneOf<Hardness>('How hard it was.', 'everyone'),
    story: text('How it went; empty where its author told the questions alone.', 'everyone', 'member'),
    tips: text('What its author advises; empty where there is nothing.', 'everyone', 'member'),
    questions: text('What was asked, a line each, with an empty line between rounds.', 'everyone', 'member'),
    unpaid_hours: number('The hours of unpaid work that were asked for. It is read in sums of many alone.', 'the server').orNull().wipedTo(null),
    asked_version: number('The version of which the questions stand in the lists of questions; -1 where none do.', 'the server').generated(),
    ...helpfulCounts,
  },
});

export const interviewRound = table('interview_round', {
  purpose: 'The rounds of interviews.',
  kept: withStory,
  goesWith: 'interview',
  ...ofCompany,
  columns: {
    company_id: companyId,
    interview_id: text('The story.', 'everyone', 'random name'),
    place: number('Its place among the rounds, from 1 on.', 'everyone'),
    kind: oneOf<RoundKind>('The kind of round.', 'everyone'),
    minutes: number('How long it took.', 'everyone').orNull(),
    hardness: oneOf<Hardness>('How hard it was.', 'everyone').orNull(),
    wait_days: number('The days from the stage before. They are read in sums of many alone.', 'the server').orNull(),
    has_feedback: flag('Whether anybody said afterwards how it went. It is read in sums of many alone.', 'the server').orNull(),
  },
});

export const offerFact = table('offer_fact', {
  purpose: 'What became of offers. It is read in sums of many alone, and never of one person.',
  kept: withStory,
  goesWith: 'interview',
  ...ofCompany,
  columns: {
    company_id: companyId,
    interview_id: interviewId,
    letter_days: number('The days until the letter came.', 'the server').orNull(),
    joining_days: number('The days until the joining date that was given first.', 'the server').orNull(),
    moved_days: number('By how many days that date was moved.', 'the server').orNull(),
    offer_end: oneOf<OfferEnd>('How it ended.', 'the server'),
  },
});

export const interviewFigure = table('interview_figure', {
  purpose: `The figures of the interviews of a company, and of its jobs. What no story tells of itself is of ${fewestContributors} people at least.`,
  kept: {
    for: 'always',
    because: `What stories show is counted whenever one comes, goes or changes. What they do not show stays until ${fewestContributors} people more can be counted.`,
  },
  ...ofCompany,
  columns: {
    company_id: companyId,
    designation_id: number('The designation; 0 for all.', 'everyone').generated(),
    interviews_count: number('How many stories there are, by which jobs are ordered.', 'everyone'),
    questions_count: number('How many questions they ask.', 'everyone').generated(),
    figures: json<{ readonly figures: InterviewFigures; readonly made?: MadeInterviews }>(
      'The figures as they are shown; for all jobs also how many said which number, cell by cell, of what no story shows, as it was counted last.',
      'the server',
      'product',
    ),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    interview: typeof interview;
    interview_figure: typeof interviewFigure;
    interview_round: typeof interviewRound;
    offer_fact: typeof offerFact;
  }
}
