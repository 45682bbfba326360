/** Actions on the way to an answer: each press and each answered field counts one. */
export class Actions {
  count = 0;

  async take(action: () => Promise<unknown>): Promise<void> {
    this.count += 1;
    await action();
  }
}
