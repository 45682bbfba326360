import type { CompanyQuestion } from './question.ts';

/** Questions with those that somebody has answered before the others; each kind stays in its order. */
export const answeredFirst = <Question extends Pick<CompanyQuestion, 'answersCount'>>(questions: readonly Question[]): readonly Question[] => [
  ...questions.filter(({ answersCount }) => answersCount > 0),
  ...questions.filter(({ answersCount }) => answersCount === 0),
];
