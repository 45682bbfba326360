import { list, object, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** Questions about a company with answers, where {here} is the company and {city} its place. */
interface AskedSeed {
  readonly text: string;
  readonly answers: readonly string[];
}

export const askedQuestions = demoValues('interviews')('asked-questions', list(object<AskedSeed>({ text: aString, answers: textList })));
