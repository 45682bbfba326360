import type { DeletionChoice, DeletionReceipt } from './account-deletion.ts';
import type { DeletionPreview } from './deletion-preview.ts';

/** The member's account as a whole. Deactivating and deleting it need a login of the last ten minutes (S-25); the last administrator can do neither, for nobody could appoint another. */
export abstract class Accounts {
  /** Hides the member and signs them out everywhere. A member who logs in again is asked whether to come back. */
  abstract deactivate(): Promise<void>;
  /** Reactivates the account. */
  abstract reactivate(): Promise<void>;
  /** The parts about which a deletion leaves a choice, and whether it would be refused now: asked before anything else is deleted that goes along. */
  abstract preview(): Promise<DeletionPreview>;
  /** Deletes the account, which cannot be undone, and signs out everywhere. A number that was chosen before is that of the receipt, which is then found even if the answer is lost; one in use is refused. */
  abstract delete(choice: DeletionChoice, receiptNumber?: string): Promise<DeletionReceipt>;
  /** The receipt of a deletion, for anyone who knows its number. */
  abstract receipt(receiptNumber: string): Promise<DeletionReceipt>;
}
