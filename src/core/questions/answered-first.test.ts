import { expect, it } from 'vitest';
import { answeredFirst } from './answered-first.ts';

it('puts answered questions first, and keeps the order among them and among the others', () => {
  const questions = [0, 3, 0, 1].map((answersCount, at) => ({ at, answersCount }));
  expect(answeredFirst(questions).map(({ at }) => at)).toEqual([1, 3, 0, 2]);
});
