import { list, object, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** What members ask those who know a company, and what they are answered. {here} is the company, {city} where it is. */
interface AskedSeed {
  readonly text: string;
  readonly answers: readonly string[];
}

export const askedQuestions = demoValues('interviews')('asked-questions', list(object<AskedSeed>({ text: aString, answers: textList })));
