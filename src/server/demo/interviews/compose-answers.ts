import { record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { Random } from '../random.ts';

/** An answer to a question that was asked in interviews, with what others think of it. */
export interface DemoAnswer {
  /** The question, word by word. */
  readonly question: string;
  readonly content: string;
  readonly ups: number;
  readonly downs: number;
  readonly weeksAgo: number;
}

/** What people answer, by the question as it is asked. */
const answers = demoValues('interviews')('answers', record(textList));

/** The weeks in which answers are given: none is older than the stories. */
const weeks = 60;

/** The answers to questions that are asked at many companies; those that stand first are liked more, as a rule. */
export const composeAnswers = (seed: number): readonly DemoAnswer[] =>
  Object.entries(answers).flatMap(([question, given], place) => {
    const random = new Random(seed, place, 'answers');
    return given.map((content, turn) => ({ question, content, ...opinionOn(turn, random), weeksAgo: Math.floor(weeks * random.next() ** 1.3) }));
  });

/** What others think of the answer that was given so many answers later than the first. */
export function opinionOn(turn: number, random: Random): Pick<DemoAnswer, 'ups' | 'downs'> {
  const ups = Math.floor((42 * random.next() ** 3) / (1 + turn));
  return { ups, downs: Math.floor((ups / 6) * random.next()) };
}
