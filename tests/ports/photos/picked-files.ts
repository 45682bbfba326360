import { expect, it } from 'vitest';
import type { PickedFile, PickedFiles } from '#core/photos/picked-files.ts';

const photo = (name: string, ...bytes: readonly number[]): PickedFile => ({ name, file: new Uint8Array(bytes) });

/** Promises of photos that were picked but not sent yet. */
export function keepsPickedFiles(open: () => PickedFiles): void {
  it('gives the files of a set back as they were picked, in their order (R-084)', async () => {
    const files = open();
    await files.keep('one', [photo('b.png', 0, 255, 13, 10), photo('चाय.jpeg', 7)]);
    expect(await files.read('one')).toEqual([photo('b.png', 0, 255, 13, 10), photo('चाय.jpeg', 7)]);
    expect(await files.read('another')).toEqual([]);
  });

  it('keeps what was picked last, and nothing of a set that has none left', async () => {
    const files = open();
    await files.keep('one', [photo('a.png', 1), photo('b.png', 2)]);
    await files.keep('two', [photo('c.png', 3)]);
    await files.keep('one', [photo('b.png', 2)]);
    expect(await files.read('one')).toEqual([photo('b.png', 2)]);
    await files.keep('one', []);
    expect([await files.read('one'), await files.read('two')]).toEqual([[], [photo('c.png', 3)]]);
  });
}
