/** A draft that was published, by its idempotency key, with the id of what stands now. */
export interface SentDraft {
  readonly submissionKey: string;
  readonly id: string;
}

/** Tells the other tabs of this browser which draft was published, for they may hold it too. */
export abstract class SentDrafts {
  abstract tell(sent: SentDraft): void;
  /** Calls back for every draft that another tab has published; the answer stops that. */
  abstract hear(heard: (sent: SentDraft) => void): () => void;
}
