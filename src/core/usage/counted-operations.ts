import { isRecord } from '../record.ts';
import type { CountedContribution } from './host-numbers.ts';

/** The operations that the server counts by itself, each with what it counts as. A sign-up is counted where its account is made, for logging in makes none the second time. */
const countedOperations: Readonly<Record<string, CountedContribution | 'search'>> = {
  createPost: 'post',
  createComment: 'comment',
  createReview: 'review',
  createSalary: 'salary',
  createInterview: 'interview',
  submitBenefits: 'benefits',
  submitPhotos: 'photos',
  createAnswer: 'answer',
  createQuestion: 'question',
  listSearchResults: 'search',
};

/** What an operation counts as, once it succeeded. */
export type OperationCount =
  | { readonly kind: 'contribution'; readonly of: CountedContribution }
  | { readonly kind: 'search'; readonly text: string; readonly isEmpty: boolean };

/** The query of a search, as far as it is counted. */
interface SearchInput {
  readonly query?: { readonly q?: unknown; readonly from?: unknown };
}

/** What a request that succeeded counts as. The second page of results is no search of its own. */
export function operationCountOf(operationId: string, input: SearchInput, answer: unknown): OperationCount | undefined {
  const counted = Object.hasOwn(countedOperations, operationId) ? countedOperations[operationId] : undefined;
  if (counted === undefined) return undefined;
  if (counted !== 'search') return { kind: 'contribution', of: counted };
  const { q = '', from = 0 } = input.query ?? {};
  if (Number(from) > 0) return undefined;
  return { kind: 'search', text: String(q), isEmpty: [...listIn(answer, 'answers'), ...listIn(answer, 'results')].length === 0 };
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list: unknown = isRecord(answer) ? answer[name] : undefined;
  return Array.isArray(list) ? list : [];
}

/** Whether an operation sends a contribution. How long it took is recorded nowhere, for that would say when one was sent. */
export const isContribution = (operationId: string): boolean => Object.hasOwn(countedOperations, operationId) && countedOperations[operationId] !== 'search';
