/** A place in a request, and what is wrong there. */
export interface Problem {
  readonly pointer: string;
  readonly message: string;
}

interface RefusalFacts {
  readonly problems?: readonly Problem[];
  readonly existingId?: string | undefined;
  readonly cause?: unknown;
}

/** A request that its contract does not take, by the code that a problem document says. */
export class Refusal extends Error {
  readonly code: string;
  readonly problems: readonly Problem[];
  /** The id of what the same request made before. */
  readonly existingId: string | undefined;

  constructor(code: string, message = '', { problems = [], existingId, cause }: RefusalFacts = {}) {
    super(message, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.problems = problems;
    this.existingId = existingId;
  }
}
