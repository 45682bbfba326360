export const failureKinds = ['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited', 'offline', 'cancelled', 'broken'] as const;
export type FailureKind = (typeof failureKinds)[number];

export interface FailureFacts {
  readonly code?: string;
  readonly requestId?: string;
  /** Result of an earlier submission with the same key. */
  readonly existingId?: string;
  readonly retryAfterSeconds?: number | undefined;
  readonly problems?: readonly FieldProblem[];
  readonly cause?: unknown;
}

export interface FieldProblem {
  readonly pointer: string;
  readonly message: string;
  readonly words?: string;
  readonly reason?: string;
}

/** Rounds up to at least one minute. */
export const minutesOf = (seconds = 60): number => Math.max(1, Math.ceil(seconds / 60));

/** Only exception of the product, for when there is no answer. Messages are for developers. */
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

/** Throws a missing Failure where there is nothing. */
export function existing<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Failure('missing');
  return thing;
}
