/** Requests by key, executed at a random moment in the next hour (F-07). */
export abstract class LaterRequests {
  /** Reports whether anything was withdrawn. */
  abstract withdraw(submissionKey: string): Promise<boolean>;
}
