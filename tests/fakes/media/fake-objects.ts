import { Failure } from '#core/failure.ts';
import type { Objects } from '#core/media/objects.ts';

/** Objects in memory. They can be made to fail, as a store that is away. */
export class FakeObjects implements Objects {
  readonly held = new Map<string, Uint8Array>();
  isAway = false;

  async keep(name: string, bytes: Uint8Array): Promise<void> {
    this.#ask();
    this.held.set(name, Uint8Array.from(bytes));
  }

  async find(name: string): Promise<Uint8Array | undefined> {
    this.#ask();
    return this.held.get(name);
  }

  async remove(name: string): Promise<void> {
    this.#ask();
    this.held.delete(name);
  }

  #ask(): void {
    if (this.isAway) throw new Failure('offline', 'The bucket does not answer');
  }
}
