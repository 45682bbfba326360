import type { UserStorage } from '#core/device/user-storage.ts';

/** A device that keeps things as a browser does: as text, so that nothing but plain values comes back. */
export class FakeUserStorage implements UserStorage {
  readonly kept = new Map<string, string>();

  read(name: string): unknown {
    const text = this.kept.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  }

  keep(name: string, value: object): void {
    this.kept.set(name, JSON.stringify(value));
  }

  drop(name: string): void {
    this.kept.delete(name);
  }

  names(): readonly string[] {
    return [...this.kept.keys()];
  }
}
