import type { CompanyQuestion } from '#core/questions/question.ts';
import { authorToContract } from '../personas/author-to-contract.ts';

export const questionToContract = <Question extends CompanyQuestion>(question: Question) => ({
  ...question,
  author: question.author && authorToContract(question.author),
});
