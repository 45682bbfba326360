import type { Refused } from '#core/content/post-limits.ts';
import type { FieldProblem } from '#core/failure.ts';
import type { RequestState } from '../requests/request.ts';

const none: readonly FieldProblem[] = [];

/** The words that were refused when a text was sent last, each with the text it is in: by an answer, or by the failure of an edit. */
export function refusedWordsOf(...states: readonly RequestState<object | Refused>[]): readonly FieldProblem[] {
  for (const state of states) {
    if (state.status === 'FAILURE' && state.failure.problems.length > 0) return state.failure.problems;
    if (state.status === 'SUCCESS' && 'refusal' in state.value) return state.value.problems ?? none;
  }
  return none;
}
