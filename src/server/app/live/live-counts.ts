/** Open sockets per owner; forgets owners without any. */
export class LiveCounts {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  take(whose: string): (() => void) | undefined {
    const open = this.#open.get(whose) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(whose, open + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#drop(whose);
      isOpen = false;
    };
  }

  #drop(whose: string): void {
    const left = (this.#open.get(whose) ?? 1) - 1;
    if (left > 0) this.#open.set(whose, left);
    else this.#open.delete(whose);
  }
}
