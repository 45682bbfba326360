import type { DeletionChoice, DeletionReceipt } from './account-deletion.ts';
import type { DeletionPreview } from './deletion-preview.ts';

/** Member's account. Needs a login within ten minutes (S-25), and refuses the last administrator. */
export abstract class Accounts {
  /** Hides the member and signs out everywhere. A later login offers reactivation. */
  abstract deactivate(): Promise<void>;
  abstract reactivate(): Promise<void>;
  /** Choices of a deletion and its possible refusal, asked before anything is deleted. */
  abstract preview(): Promise<DeletionPreview>;
  /** Deletes irrevocably and signs out everywhere. A chosen receipt number survives a lost answer. */
  abstract delete(choice: DeletionChoice, receiptNumber?: string): Promise<DeletionReceipt>;
  /** Needs only the number, and no login. */
  abstract receipt(receiptNumber: string): Promise<DeletionReceipt>;
}
