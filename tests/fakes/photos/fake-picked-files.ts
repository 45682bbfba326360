import type { PickedFile, PickedFiles } from '#core/photos/picked-files.ts';

/** Picked files that survive a reload. */
export class FakePickedFiles implements PickedFiles {
  readonly sets = new Map<string, readonly PickedFile[]>();

  async keep(set: string, files: readonly PickedFile[]): Promise<void> {
    if (files.length === 0) this.sets.delete(set);
    else this.sets.set(set, files);
  }

  async read(set: string): Promise<readonly PickedFile[]> {
    return this.sets.get(set) ?? [];
  }
}
