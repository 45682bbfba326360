import { interviewOutcomes, type InterviewOutcome } from '#core/interviews/interview.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';
import { employerFacts, type EmployerFacts } from '../reviews/employer-facts.ts';

export interface Interviewer {
  readonly company: DemoCompany;
  readonly employer: EmployerFacts;
  /** Shares of outcomes, adding up to 1. */
  readonly outcomes: Readonly<Record<InterviewOutcome, number>>;
  /** Waiting time, where 1 is usual. */
  readonly slowness: number;
  /** Difficulty, around 0. */
  readonly strictness: number;
  /** Share of candidates given feedback. */
  readonly feedback: number;
  /** Chance of unpaid work outside the rounds. */
  readonly trials: number;
  readonly moved: number;
  readonly revoked: number;
}

export const usualOutcomes: Interviewer['outcomes'] = { offered: 0.35, rejected: 0.35, silent: 0.18, withdrew: 0.04, waiting: 0.08 };

/** Well-rated companies answer candidates more often. */
export function interviewerAt(seed: number, place: number, company: DemoCompany, isDelaying: boolean): Interviewer {
  const random = new Random(seed, place, 'interviewer');
  const employer = employerFacts(seed, place, company);
  const weights = interviewOutcomes.map((outcome) => {
    const lean = outcome === 'silent' ? -0.35 * (employer.mean - 3.7) : outcome === 'offered' ? 0.15 * (employer.mean - 3.7) : 0;
    return usualOutcomes[outcome] * Math.exp(lean + 0.4 * random.bell());
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const [offered = 0, rejected = 0, silent = 0, withdrew = 0, waiting = 0] = weights.map((weight) => weight / sum);
  return {
    company,
    employer,
    outcomes: { offered, rejected, silent, withdrew, waiting },
    slowness: Math.exp(0.5 * random.bell()),
    strictness: 0.4 * random.bell(),
    feedback: Math.min(0.85, 0.12 + 0.5 * random.next()),
    trials: random.chance(0.2) ? 0.3 : 0.05,
    moved: isDelaying ? 0.45 : random.chance(0.12) ? 0.4 : 0.1,
    revoked: isDelaying ? 0.09 : random.chance(0.08) ? 0.2 : 0.02,
  };
}

export function outcomeAt({ outcomes }: Interviewer, random: Random): InterviewOutcome {
  let left = random.next();
  return interviewOutcomes.find((outcome) => (left -= outcomes[outcome]) < 0) ?? 'rejected';
}
