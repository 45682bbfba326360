import { fewestContributors } from '#core/crowds/fewest.ts';
import type { OfferEnd } from '#core/interviews/interview-draft.ts';
import type { MadeInterviews } from '#core/interviews/company-interviews.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import type { CandidateExperience, Hardness, InterviewOutcome, InterviewSource, RoundKind } from '#core/interviews/interview.ts';
import { answerColumns, contributionColumns, countedYear, helpfulCounts } from '../contributions/contribution-columns.ts';
import { companyId, flag, json, number, oneOf, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

const withStory = { for: 'always', because: 'It is deleted with the interview.' } as const;
const interviewId = text('The interview it is part of.', 'the server', 'random name');

export const interview = table('interview', {
  purpose: 'Interviews at companies, as people shared them. Each has its own key, and none is linked to an account.',
  kept: leavesPlace,
  staysBecause: 'It is not linked to any account. Its author deletes it with its key, and an empty place stays.',
  spread: 'by company',
  columns: {
    ...contributionColumns('interview', 'Interviews'),
    counted_year: countedYear,
    designation_id: number('The job it was for, by its number.', 'everyone').orNull().wipedTo(null),
    experience: oneOf<CandidateExperience>('Whether its author had worked before.', 'everyone'),
    outcome: oneOf<InterviewOutcome>('How it ended.', 'everyone'),
    source: oneOf<InterviewSource>('How its author came to it.', 'everyone').orNull().wipedTo(null),
    college_id: number('The college at which it was, by its number.', 'everyone').orNull().wipedTo(null),
    hardness: oneOf<Hardness>('How hard it was.', 'everyone'),
    story: text('How it went; empty if its author shared only the questions.', 'everyone', 'member'),
    tips: text('What its author advises; empty if there is nothing.', 'everyone', 'member'),
    questions: text('What was asked, a line each, with an empty line between rounds.', 'everyone', 'member'),
    unpaid_hours: number('The hours of unpaid work that were asked for. They are only read in sums over many people.', 'the server').orNull().wipedTo(null),
    asked_version: number('The version whose questions are in the lists of questions; -1 if none are.', 'the server').generated(),
    ...answerColumns,
    ...helpfulCounts,
  },
});

export const interviewRound = table('interview_round', {
  purpose: 'The rounds of interviews.',
  kept: withStory,
  deletedWith: 'interview',
  spread: 'by company',
  columns: {
    company_id: companyId,
    interview_id: text('The interview.', 'everyone', 'random name'),
    place: number('Its place among the rounds, from 1 on.', 'everyone'),
    kind: oneOf<RoundKind>('The kind of round.', 'everyone'),
    minutes: number('How long it took.', 'everyone').orNull(),
    hardness: oneOf<Hardness>('How hard it was.', 'everyone').orNull(),
    wait_days: number('The days since the stage before. They are only read in sums over many people.', 'the server').orNull(),
    has_feedback: flag('Whether anyone said afterwards how it went. It is only read in sums over many people.', 'the server').orNull(),
  },
});

export const offerFact = table('offer_fact', {
  purpose: 'What became of offers. It is only read in sums over many people, never of one person.',
  kept: withStory,
  deletedWith: 'interview',
  spread: 'by company',
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
  purpose: `The figures of the interviews of a company, and of its jobs. What single interviews do not show is from at least ${fewestContributors} people.`,
  kept: {
    for: 'always',
    because: `What interviews show that count is counted with each change. What they do not show stays until ${fewestContributors} more people can be counted.`,
  },
  spread: 'by company',
  columns: {
    company_id: companyId,
    designation_id: number('The designation; 0 for all.', 'everyone').generated(),
    interviews_count: number('How many interviews are shown, also those that do not count: by it jobs are ordered.', 'everyone').figure('shown rows'),
    questions_count: number('How many questions they ask.', 'everyone').generated().figure('shown rows'),
    figures: json<{ readonly figures: InterviewFigures; readonly made?: MadeInterviews }>(
      'The figures as they are shown; for all jobs also how many said which number, cell by cell, of what no interview shows, as it was last counted.',
      'the server',
      'product',
    ).figure('crowd'),
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
