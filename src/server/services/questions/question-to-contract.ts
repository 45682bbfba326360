import type { CompanyQuestion } from '#core/questions/question.ts';
import { authorToContract } from '../personas/author-to-contract.ts';

/** A question as the contract spells it, with all that is shown with it. */
export const questionToContract = <Question extends CompanyQuestion>(question: Question) => ({
  ...question,
  author: question.author && authorToContract(question.author),
});
