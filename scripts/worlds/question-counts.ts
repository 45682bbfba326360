// What the stories and answers of a made-up world say of its questions, counted before any row is written.
import type { InterviewLots, InterviewScale } from './interview-lots.ts';

/** By the number of each question: how many stories ask it, the first of them, its answers, and the first of those. */
export interface QuestionCounts {
  readonly asked: Int32Array;
  readonly firstStory: Int32Array;
  readonly answers: Int32Array;
  readonly firstAnswer: Int32Array;
  /** The replies below each answer, by its number. */
  readonly replies: Int32Array;
  /** The question of each answer, by its number; -1 where nobody asks it, and there is none. */
  readonly answered: Int32Array;
}

/** One answer in so many is a reply to the first one. */
export const repliesEach = 5;

export function countQuestions(lots: InterviewLots, { interviews, questions, answers }: InterviewScale): QuestionCounts {
  const [asked, firstStory, answersOf, firstAnswer] = Array.from({ length: 4 }, () => new Int32Array(questions)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let n = 1; n <= interviews; n++)
    for (const { questions: some } of lots.story(n).rounds)
      for (const question of some) {
        if (asked[question] === 0) firstStory[question] = n;
        asked[question] = (asked[question] ?? 0) + 1;
      }
  const [replies, answered] = [new Int32Array(answers + 1), new Int32Array(answers + 1).fill(-1)];
  for (let n = 1; n <= answers; n++) {
    const question = lots.answered(n);
    if (asked[question] === 0) continue;
    answered[n] = question;
    answersOf[question] = (answersOf[question] ?? 0) + 1;
    const first = firstAnswer[question] ?? 0;
    if (first === 0) firstAnswer[question] = n;
    else if (n % repliesEach === 0) replies[first] = (replies[first] ?? 0) + 1;
  }
  return { asked, firstStory, answers: answersOf, firstAnswer, replies, answered };
}
