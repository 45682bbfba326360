/** Everything that can go wrong between a person and an answer, by the name both sides use. */
export const failureKinds = ['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited', 'offline', 'cancelled', 'broken'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The details of a failure: a stable code, and where in the request the problem lies. */
export interface FailureFacts {
  readonly code?: string;
  readonly requestId?: string;
  /** The id of what a submission made before, when its key was used then. */
  readonly existingId?: string;
  /** The seconds until the same may be asked again, where a limit said so. */
  readonly retryAfterSeconds?: number | undefined;
  readonly problems?: readonly FieldProblem[];
  readonly cause?: unknown;
}

export interface FieldProblem {
  readonly pointer: string;
  readonly message: string;
  /** Words that are refused, as they were written, and why. */
  readonly words?: string;
  readonly reason?: string;
}

/** The minutes until the same may be asked again, one at least. */
export const minutesOf = (seconds = 60): number => Math.max(1, Math.ceil(seconds / 60));

/**
 * The one exception of this product. Every answer of the domain is a value, refusals too; a Failure means there was no answer.
 * Its message, and that of a field problem, is English for developers: in logs, error reports, problem documents and the terminal.
 * People read a sentence of web/words, by the kind and the code; only a login may show what a provider or the server said.
 */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly existingId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly problems: readonly FieldProblem[];

  constructor(kind: FailureKind, message: string = kind, { code, requestId, existingId, retryAfterSeconds, problems = [], cause }: FailureFacts = {}) {
    super(message, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
    this.existingId = existingId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.problems = problems;
  }

  static from(error: unknown): Failure {
    return error instanceof Failure ? error : new Failure('broken', 'Something went wrong', { cause: error });
  }
}

/** What was looked for; refused as missing where there is nothing. */
export function existing<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Failure('missing');
  return thing;
}
