import type { Operator } from './operator.ts';

/** The operators of installations, each in theirs. */
export abstract class Operators {
  abstract here(): Promise<Operator>;
}
