import type { DemoCompany } from '../companies/demo-company.ts';
import { spun } from '../posts/spun.ts';
import { Random } from '../random.ts';
import { employerFacts } from '../reviews/employer-facts.ts';
import { askedQuestions } from './asked-questions.ts';
import { opinionOn, type DemoAnswer } from './compose-answers.ts';

export interface DemoAskedQuestion {
  readonly text: string;
  readonly weeksAgo: number;
  readonly answers: readonly Omit<DemoAnswer, 'question'>[];
}

/** Companies at the start of every world that are asked about. */
const companiesAsked = 24;
const mostQuestions = 3;
const weeks = 40;

export function composeAskedQuestions(seed: number, company: DemoCompany, place: number): readonly DemoAskedQuestion[] {
  if (place >= companiesAsked) return [];
  const random = new Random(seed, place, 'asked');
  const { cities, shortName } = employerFacts(seed, place, company);
  const names = { here: shortName ?? company.name, city: cities[0]?.name ?? 'India' };
  const first = random.between(0, askedQuestions.length - 1);
  return Array.from({ length: random.between(1, mostQuestions) }, (_, turn) => {
    const { text, answers } = askedQuestions[(first + 7 * turn) % askedQuestions.length] ?? random.among(askedQuestions);
    const weeksAgo = random.between(1, weeks);
    const given = random.chance(0.2) ? [] : answers;
    return {
      text: spun(text, random, names),
      weeksAgo,
      answers: given.map((content, at) => ({ content: spun(content, random, names), ...opinionOn(at, random), weeksAgo: random.between(0, weeksAgo) })),
    };
  });
}
