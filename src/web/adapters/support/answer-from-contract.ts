import type { GrievanceAnswer, GrievanceOutcome } from '#core/support/grievance.ts';

interface AnswerParts {
  readonly outcome: GrievanceOutcome | null;
  readonly answer: string | null;
  readonly answeredOn: string | null;
}

export const answerFromContract = ({ outcome, answer, answeredOn }: AnswerParts): GrievanceAnswer | null =>
  outcome === null || answer === null || answeredOn === null ? null : { outcome, text: answer, answeredOn };
