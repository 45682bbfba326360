/** What someone does on the way to an answer: every press is one action, and so is every field that is answered. */
export class Actions {
  count = 0;

  async take(action: () => Promise<unknown>): Promise<void> {
    this.count += 1;
    await action();
  }
}
