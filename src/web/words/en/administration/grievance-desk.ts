import { grouped } from '#core/figures/counts.ts';
import { grievanceDays, longestGrievanceAnswer, type GrievanceKind, type GrievanceOutcome } from '#core/support/grievance.ts';
import { clockInWords, dayInWords } from '../support/clock.ts';

export const words = {
  lead: `Grievances, the most urgent first. Nobody knows who wrote one; anyone with its number reads the answer. It is deleted ${grievanceDays} days after the answer.`,
  none: 'There are no grievances yet.',
  clock: clockInWords,
  kinds: {
    CONTENT: 'Something written or shown',
    IMITATION_OR_INTIMATE: 'Intimate picture, or a fake',
    ACCOUNT: 'An account',
    PRIVACY: 'Privacy',
    OTHER: 'Something else',
  } satisfies Record<GrievanceKind, string>,
  came: (kind: string, day: string) => `${kind}, arrived on ${dayInWords(day)}`,
  answeredOn: (outcome: string, day: string) => `Answered on ${dayInWords(day)}: ${outcome}`,
  answer: 'Answer',
  answerNamed: (kind: string, day: string) => `Answer: ${kind}, arrived on ${dayInWords(day)}`,
  outcome: 'What was done?',
  outcomes: { ACTED: 'Something was done', NOT_ACTED: 'Nothing was changed' } satisfies Record<GrievanceOutcome, string>,
  noOutcome: 'Choose one of these.',
  text: 'Your answer',
  hint: `Say what was done and why, and which rule it is based on. It cannot be changed later. ${grouped(longestGrievanceAnswer)} characters at most.`,
  noText: 'Write the answer.',
  long: `Keep it to ${grouped(longestGrievanceAnswer)} characters.`,
  send: 'Send the answer',
  taken: 'Your answer is published.',
  elsewhere: 'Another administrator has already answered this. Open the list again to see it.',
};

export type GrievanceDeskWords = typeof words;
