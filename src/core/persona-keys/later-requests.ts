/** Requests by key, taken at once and carried out at a moment drawn from the next hour (F-07). */
export abstract class LaterRequests {
  /** Withdraws what the caller’s key has waiting under a submission key; answers whether anything did. */
  abstract withdraw(submissionKey: string): Promise<boolean>;
}
