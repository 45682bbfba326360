import type { LaterRequests } from '#core/persona-keys/later-requests.ts';

export class FakeLaterRequests implements LaterRequests {
  readonly waiting = new Set<string>();
  readonly withdrawn: string[] = [];

  async withdraw(submissionKey: string): Promise<boolean> {
    this.withdrawn.push(submissionKey);
    return this.waiting.delete(submissionKey);
  }
}
