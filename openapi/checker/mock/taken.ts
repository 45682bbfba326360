import type { Operation } from '../../read/operation.ts';
import type { RequestInput } from '../../read/read-input.ts';

export interface Taken {
  readonly operation: Operation;
  readonly input: RequestInput;
  readonly caller: string;
  readonly example: string | undefined;
}
