import type { components } from '#contract/generated/interviews.ts';
import type { AskedQuestion, ListedQuestion } from '#core/questions/question.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

type Wire = components['schemas'];

export const askedFromContract = (question: Wire['AskedQuestion']): AskedQuestion => ({
  ...question,
  author: question.author && authorFromContract(question.author),
});

export const listedFromContract = (question: Wire['ListedQuestion']): ListedQuestion => ({
  ...question,
  author: question.author && authorFromContract(question.author),
});
