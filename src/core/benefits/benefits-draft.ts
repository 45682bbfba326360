import type { EmployerReply } from '../company-replies/employer-reply.ts';
import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import { longestBenefitNote, type Benefit } from './benefit.ts';

/** Author's answer on one benefit. Unknown ones are left out. */
export interface BenefitAnswer {
  readonly benefit: Benefit;
  readonly said: 'yes' | 'no';
}

export interface BenefitRemark {
  readonly benefit: Benefit;
  readonly text: string;
}

export interface BenefitsDraft {
  readonly answers: readonly BenefitAnswer[];
  readonly note: BenefitRemark | null;
}

/** Company's benefits as seen by the signing key. */
export interface OwnCompanyBenefits extends BenefitsDraft, ModeratedFacts {
  readonly benefitsId: string;
  /** Answer of the company, by which its author learns of it. */
  readonly reply: EmployerReply | null;
}

export interface BenefitsProblems {
  /** No answer, or one benefit twice. */
  readonly answers?: 'missing' | 'twice';
  readonly note?: 'long';
}

/** Requires an answer and a short note, on client and server. */
export function benefitsProblems({ answers, note }: BenefitsDraft): BenefitsProblems {
  const isTwice = new Set(answers.map(({ benefit }) => benefit)).size < answers.length;
  return {
    ...(answers.length === 0 && { answers: 'missing' as const }),
    ...(isTwice && { answers: 'twice' as const }),
    ...((note?.text ?? '').trim().length > longestBenefitNote && { note: 'long' as const }),
  };
}

/** Drops empty notes. */
export const tidiedBenefits = ({ answers, note }: BenefitsDraft): BenefitsDraft => ({
  answers,
  note: note === null || note.text.trim() === '' ? null : { benefit: note.benefit, text: note.text.trim() },
});
