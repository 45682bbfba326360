import type { Refused } from '#core/content/post-limits.ts';
import type { FieldProblem } from '#core/failure.ts';
import type { RequestState } from '../requests/request.ts';

const none: readonly FieldProblem[] = [];

/** Refused words of the last attempt with their text, from an answer or a failed edit. */
export function refusedWordsOf(...states: readonly RequestState<object | Refused>[]): readonly FieldProblem[] {
  for (const state of states) {
    if (state.status === 'FAILURE' && state.failure.problems.length > 0) return state.failure.problems;
    if (state.status === 'SUCCESS' && 'refusal' in state.value) return state.value.problems ?? none;
  }
  return none;
}
