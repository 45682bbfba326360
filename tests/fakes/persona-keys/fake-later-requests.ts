import type { LaterRequests } from '#core/persona-keys/later-requests.ts';

/** Requests that one key has waiting, in memory. */
export class FakeLaterRequests implements LaterRequests {
  readonly waiting = new Set<string>();
  readonly withdrawn: string[] = [];

  async withdraw(submissionKey: string): Promise<boolean> {
    this.withdrawn.push(submissionKey);
    return this.waiting.delete(submissionKey);
  }
}
