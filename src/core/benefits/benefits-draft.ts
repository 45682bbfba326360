import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import { longestBenefitNote, type Benefit } from './benefit.ts';

/** What its author says of one benefit: whether they get it. What they do not know they leave out. */
export interface BenefitAnswer {
  readonly benefit: Benefit;
  readonly said: 'yes' | 'no';
}

/** What is to be known about one benefit, in its author’s words. */
export interface BenefitRemark {
  readonly benefit: Benefit;
  readonly text: string;
}

/** The benefits of a company as their author sends them. */
export interface BenefitsDraft {
  readonly answers: readonly BenefitAnswer[];
  readonly note: BenefitRemark | null;
}

/** The benefits of a company as the key that signed them sees them. */
export interface OwnCompanyBenefits extends BenefitsDraft, ModeratedFacts {
  readonly benefitsId: string;
}

/** What is to be put right in benefits as they are filled in, by field. */
export interface BenefitsProblems {
  /** Nothing was answered, or one benefit twice. */
  readonly answers?: 'missing' | 'twice';
  readonly note?: 'long';
}

/** The rule of both sides: at least one answer, and one note that is short. */
export function benefitsProblems({ answers, note }: BenefitsDraft): BenefitsProblems {
  const isTwice = new Set(answers.map(({ benefit }) => benefit)).size < answers.length;
  return {
    ...(answers.length === 0 && { answers: 'missing' as const }),
    ...(isTwice && { answers: 'twice' as const }),
    ...((note?.text ?? '').trim().length > longestBenefitNote && { note: 'long' as const }),
  };
}

/** Benefits as they are stored: an empty note is none. */
export const tidiedBenefits = ({ answers, note }: BenefitsDraft): BenefitsDraft => ({
  answers,
  note: note === null || note.text.trim() === '' ? null : { benefit: note.benefit, text: note.text.trim() },
});
