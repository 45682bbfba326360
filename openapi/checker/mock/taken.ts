import type { Operation } from '../../read/operation.ts';
import type { RequestInput } from '../../read/read-input.ts';

/** A request that the contract takes. */
export interface Taken {
  readonly operation: Operation;
  readonly input: RequestInput;
  readonly caller: string;
  /** The name of the example that the caller wishes to see. */
  readonly example: string | undefined;
}
