import { Failure } from '../failure.ts';
import { declaredOf } from '../navigation/declared-screens.ts';
import { declaredAt, urlNameIn } from '../navigation/screens.ts';
import { isRecord } from '../record.ts';
import { countedContributions, type CountedContribution } from './host-numbers.ts';

/** Category counted once an operation succeeds. Sign-ups count when the account is made. */
export type CountsAs = CountedContribution | 'search' | 'visit';

/** Reads the word by which a contract says what an operation is counted as. */
export function countsAsIn(word: string | undefined): CountsAs | undefined {
  const known = [...countedContributions, 'search' as const, 'visit' as const].find((one) => one === word);
  if (known !== word) throw new Failure('broken', `Nothing is counted as ${word}.`);
  return known;
}

export type OperationCount =
  | { readonly kind: 'contribution'; readonly of: CountedContribution }
  /** Pages of the company, by its name in URLs. */
  | { readonly kind: 'visit'; readonly of: string }
  /** Search with the company that its first answer is about, if any. */
  | { readonly kind: 'search'; readonly text: string; readonly isEmpty: boolean; readonly company?: string };

interface SearchInput {
  readonly path?: { readonly urlName?: unknown };
  readonly query?: { readonly q?: unknown; readonly from?: unknown };
}

/** Ignores further pages of the same search. */
export function operationCountOf(countsAs: CountsAs | undefined, input: SearchInput, answer: unknown): OperationCount | undefined {
  if (countsAs === undefined) return undefined;
  if (countsAs === 'visit') return { kind: 'visit', of: String(input.path?.urlName ?? '') };
  if (countsAs !== 'search') return { kind: 'contribution', of: countsAs };
  const { q = '', from = 0 } = input.query ?? {};
  if (Number(from) > 0) return undefined;
  const [answers, results] = [listIn(answer, 'answers'), listIn(answer, 'results')];
  const company = companyAt(answers[0]);
  return { kind: 'search', text: String(q), isEmpty: answers.length + results.length === 0, ...(company !== undefined && { company }) };
}

function companyAt(answer: unknown): string | undefined {
  const path: unknown = isRecord(answer) ? answer['path'] : undefined;
  const { name = '', page = '' } = (typeof path === 'string' && declaredAt(path)) || {};
  const { company } = declaredOf(name) ?? {};
  return company && urlNameIn(page, company);
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list: unknown = isRecord(answer) ? answer[name] : undefined;
  return Array.isArray(list) ? list : [];
}

export const isContribution = (countsAs: string | undefined): boolean => countsAs !== undefined && countsAs !== 'search' && countsAs !== 'visit';

/** Excludes contributions, whose time would reveal when one was sent. */
export const timedOperations = (operations: readonly { readonly operationId: string; readonly countsAs: string | undefined }[]): readonly string[] =>
  operations.filter(({ countsAs }) => !isContribution(countsAs)).map(({ operationId }) => operationId);
