import { toKind } from '#contract/status.ts';
import { Failure, type FieldProblem } from '#core/failure.ts';

export const timedOut = new Failure('offline', 'No answer came in time');
export const givenUp = new Failure('cancelled', 'The call was given up');

export class Refusal {
  readonly failure: Failure;
  readonly status: number | undefined;

  constructor(failure: Failure, status: number | undefined) {
    this.failure = failure;
    this.status = status;
  }

  /** True where a retry may succeed. */
  get mayPass(): boolean {
    return (this.failure.kind === 'offline' && this.failure !== timedOut) || this.status === 502 || this.status === 504;
  }
}

export function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return signal.reason === timedOut ? timedOut : givenUp;
  if (error instanceof SyntaxError) return new Failure('broken', 'The answer could not be read', { cause: error });
  return new Failure('offline', 'The server could not be reached', { cause: error });
}

export function failureIn(response: Response, error: unknown): Failure {
  if (response.ok) return new Failure('broken', 'The answer was empty');
  const problem: { readonly code?: unknown; readonly message?: unknown; readonly errors?: FieldProblem[]; readonly existingId?: unknown } = Object(error);
  const message = typeof problem.message === 'string' ? problem.message : `The server answered ${response.status}`;
  return new Failure(toKind(response.status), message, {
    ...(typeof problem.code === 'string' ? { code: problem.code } : {}),
    ...(response.headers.get('x-request-id') ? { requestId: response.headers.get('x-request-id') ?? '' } : {}),
    ...(typeof problem.existingId === 'string' ? { existingId: problem.existingId } : {}),
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    ...(Array.isArray(problem.errors) ? { problems: problem.errors } : {}),
  });
}
