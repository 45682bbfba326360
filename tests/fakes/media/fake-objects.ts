import { Failure } from '#core/failure.ts';
import type { Objects } from '#core/media/objects.ts';

/** Objects in memory that can fail, as an unreachable store. */
export class FakeObjects implements Objects {
  readonly stored = new Map<string, Uint8Array>();
  isAway = false;

  async keep(name: string, bytes: Uint8Array): Promise<void> {
    this.#ask();
    this.stored.set(name, Uint8Array.from(bytes));
  }

  async find(name: string): Promise<Uint8Array | undefined> {
    this.#ask();
    return this.stored.get(name);
  }

  async remove(name: string): Promise<void> {
    this.#ask();
    this.stored.delete(name);
  }

  #ask(): void {
    if (this.isAway) throw new Failure('offline', 'The bucket does not answer');
  }
}
