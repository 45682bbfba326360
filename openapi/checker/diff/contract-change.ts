import type { ContractPointer } from '../../read/contract-pointer.ts';

/** What the version of a contract is raised by, the least first. */
export const raises = ['patch', 'minor', 'major'] as const;
export type Raise = (typeof raises)[number];

/** One change of a contract, as a caller meets it. */
export interface ContractChange {
  readonly raise: Raise;
  /** Where in the operation: `body/voteType`, `query limit`, `200/items[]/name`; nothing where the operation as a whole is meant. */
  readonly place: string;
  readonly what: string;
  /** The clients that it breaks, where it is breaking. */
  readonly breaks: string | undefined;
  /** Where a file says it: a file of before, where the present ones say nothing of it any more. */
  readonly at: ContractPointer;
  readonly isOfBefore: boolean;
}
