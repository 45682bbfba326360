import type { Operation } from '../read/operation.ts';
import type { Call } from './call.ts';
import type { Violation } from './schemas.ts';

/** Checks of an operation, in table order. */
export const kinds = [
  'examples',
  'parameters',
  'bodies',
  'unknown ids',
  'methods',
  'security',
  'signatures',
  'limits',
  'unchanged',
  'paging',
  'order',
  'filters',
  'counts',
  'written',
  'gone',
  'twice',
  'strangers',
  'versions',
] as const;
export type Kind = (typeof kinds)[number];

export interface Check {
  readonly kind: Kind;
  readonly what: string;
  readonly call: Call;
  /** Alternative calls, of which one accepted suffices, as bodies may depend on a header. */
  readonly others?: readonly Call[];
  readonly expects: Expectation;
  /** Reason why a named thing may not exist. */
  readonly lacking?: string | undefined;
}

export interface Expectation {
  readonly statuses: readonly number[];
  readonly because: string;
  readonly allow?: readonly string[];
}

/** Result of a check, always with a reason if it could not run. */
export interface Outcome {
  readonly operationId: string;
  readonly kind: Kind;
  readonly what: string;
  readonly state: 'kept' | 'broken' | 'not run';
  readonly violations: readonly Violation[];
  readonly curl: string | undefined;
  readonly earlier?: readonly string[];
  readonly came?: string;
  /** URI of the promise in the contract files. */
  readonly promised?: string;
  readonly status: number | undefined;
  /** The seconds that its requests took. */
  readonly seconds?: number;
}

export const notRun = ({ operationId }: Operation, kind: Kind, what: string, why: string): Outcome => ({
  operationId,
  kind,
  what,
  state: 'not run',
  violations: [{ pointer: '', sentence: why }],
  curl: undefined,
  status: undefined,
});

/** Pointer of faults that concern all operations at once. */
export const wholeRun = '/service';

export const documents = ({ pointer }: Operation, status: number): boolean => pointer.at('responses', String(status)) !== undefined;

export const becauseTaken = 'the contract takes this request';

/** Expects success, or any documented status of `also`. */
export const accepted = (operation: Operation, also: readonly number[] = []): Expectation => ({
  statuses: [operation.success.status, ...also.filter((status) => documents(operation, status))],
  because: becauseTaken,
});

/** Expects a refusal by whichever of the statuses is documented. */
export const refused = (operation: Operation, because: string, statuses: readonly number[] = [400, 422]): Expectation => {
  const documented = statuses.filter((status) => documents(operation, status));
  return { statuses: documented.length > 0 ? documented : statuses, because };
};
