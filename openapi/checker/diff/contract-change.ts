import type { ContractPointer } from '../../read/contract-pointer.ts';

/** Version raises, smallest first. */
export const raises = ['patch', 'minor', 'major'] as const;
export type Raise = (typeof raises)[number];

/** Change of a contract, as a caller meets it. */
export interface ContractChange {
  readonly raise: Raise;
  /** Place in the operation, such as `200/items[]/name`, or empty for the whole. */
  readonly place: string;
  readonly what: string;
  readonly breaks: string | undefined;
  /** Place in a file, an earlier one where the present say nothing. */
  readonly at: ContractPointer;
  readonly isOfBefore: boolean;
}
