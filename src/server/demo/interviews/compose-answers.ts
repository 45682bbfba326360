import { record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { Random } from '../random.ts';

export interface DemoAnswer {
  readonly question: string;
  readonly content: string;
  readonly ups: number;
  readonly downs: number;
  readonly weeksAgo: number;
}

/** Answers by the question as it is asked. */
const answers = demoValues('interviews')('answers', record(textList));

/** Weeks in which answers are given, none older than the stories. */
const weeks = 60;

/** Answers to common questions, usually better liked the earlier they come. */
export const composeAnswers = (seed: number): readonly DemoAnswer[] =>
  Object.entries(answers).flatMap(([question, given], place) => {
    const random = new Random(seed, place, 'answers');
    return given.map((content, turn) => ({ question, content, ...opinionOn(turn, random), weeksAgo: Math.floor(weeks * random.next() ** 1.3) }));
  });

/** Votes on an answer, by its distance from the first. */
export function opinionOn(turn: number, random: Random): Pick<DemoAnswer, 'ups' | 'downs'> {
  const ups = Math.floor((42 * random.next() ** 3) / (1 + turn));
  return { ups, downs: Math.floor((ups / 6) * random.next()) };
}
