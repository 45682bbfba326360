import type { Operation } from '../read/operation.ts';
import type { Call } from './call.ts';
import type { Violation } from './schemas.ts';

/** The checks of an operation, in the order of the table. */
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

/** One request and what has to come back. */
export interface Check {
  readonly kind: Kind;
  /** The fault or peculiarity of the request. */
  readonly what: string;
  readonly call: Call;
  /** Calls that may be made instead: where several bodies are shown, each may belong to some value of a header alone, and one that is taken will do. */
  readonly others?: readonly Call[];
  readonly expects: Expectation;
  /** The reason why a thing that the request names may not be there. */
  readonly lacking?: string | undefined;
}

export interface Expectation {
  /** Any of these statuses is right. */
  readonly statuses: readonly number[];
  readonly because: string;
  /** Methods that the answer has to name in Allow. */
  readonly allow?: readonly string[];
}

/** The result of a check. One that could not be run always says why. */
export interface Outcome {
  readonly operationId: string;
  readonly kind: Kind;
  readonly what: string;
  readonly state: 'kept' | 'broken' | 'not run';
  readonly violations: readonly Violation[];
  readonly curl: string | undefined;
  /** The requests that came before the one that shows it, where it takes several. */
  readonly earlier?: readonly string[];
  /** The answer to it in a line, where it is not the one that was promised. */
  readonly came?: string;
  /** The place in the contract files that promises another one (a URI). */
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

/** The pointer of a fault that is one for all operations that show it, whatever was asked. */
export const wholeRun = '/service';

/** True where a contract speaks of a status. */
export const documents = ({ pointer }: Operation, status: number): boolean => pointer.at('responses', String(status)) !== undefined;

/** The reason why a request has to go well. */
export const becauseTaken = 'the contract takes this request';

/** The request is one the operation takes; besides the success, any status of `also` that is documented will do. */
export const accepted = (operation: Operation, also: readonly number[] = []): Expectation => ({
  statuses: [operation.success.status, ...also.filter((status) => documents(operation, status))],
  because: becauseTaken,
});

/** The request is one the operation has to refuse, by whichever of the statuses is documented. */
export const refused = (operation: Operation, because: string, statuses: readonly number[] = [400, 422]): Expectation => {
  const documented = statuses.filter((status) => documents(operation, status));
  return { statuses: documented.length > 0 ? documented : statuses, because };
};
