import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PictureProcess, type PictureTask } from './picture-process.ts';
import { PictureQueue } from './picture-queue.ts';

/** A reader that finishes a picture when the test says, and remembers the order. */
function aQueue() {
  const begun: number[] = [];
  let reading: { resolve: (made: unknown) => void; reject: (error: Error) => void } | undefined;
  const queue = new PictureQueue({
    read: (task: PictureTask) =>
      new Promise((resolve, reject) => {
        begun.push('side' in task ? task.side : 0);
        reading = { resolve, reject };
      }),
    stop: () => reading?.reject(new Error('ended')),
  });
  const put = (owner: string, side: number) => {
    let leave: () => void = () => undefined;
    const read = queue.square(new Uint8Array(), side, { owner, whenOver: (act) => (leave = act) }).then(
      () => 'read',
      () => 'not read',
    );
    return { read, leave: () => leave() };
  };
  return { queue, put, begun, finish: () => reading?.resolve(undefined) };
}

describe('pictures that wait to be read (B-58)', () => {
  it('are read one at a time, and members by turns, however many one of them sends', async () => {
    const { put, begun, finish, queue } = aQueue();
    for (const side of [1, 2, 3]) put('many', side);
    put('one', 10);
    put('other', 20);
    expect([begun, queue.countOf('many')]).toEqual([[1], 3]);
    for (let read = 2; read <= 5; read++) {
      finish();
      await expect.poll(() => begun.length).toBe(read);
    }
    expect(begun).toEqual([1, 10, 2, 20, 3]);
  });

  it('leave with the client that sent them, also while they are read', async () => {
    const { put, begun } = aQueue();
    const [first, second, third] = [put('a', 1), put('a', 2), put('a', 3)];
    second.leave();
    expect(await second.read).toBe('not read');
    first.leave();
    expect(await first.read).toBe('not read');
    await expect.poll(() => begun).toEqual([1, 3]);
    third.leave();
    expect(await third.read).toBe('not read');
  });
});

describe('the process that reads pictures (B-58)', () => {
  const square = { kind: 'square', side: 64 } as const;
  const aProcess = (mostDataKib?: number) => {
    const process = new PictureProcess(mostDataKib);
    onTestFinished(() => process.stop());
    return process;
  };
  const aPicture = () =>
    sharp({ create: { width: 900, height: 500, channels: 3, background: '#c04020' } })
      .png()
      .toBuffer();

  it('reads one after another, and refuses what is none', async () => {
    const process = aProcess();
    for (let turn = 0; turn < 2; turn++) {
      const made = (await process.read({ ...square, file: await aPicture() })) as Uint8Array;
      expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 64 });
    }
    await expect(process.read({ ...square, file: Buffer.from('none') })).rejects.toMatchObject({ kind: 'invalid', code: 'PICTURE_UNREADABLE' });
  });

  it('is ended with its picture, and comes again for the next', async () => {
    const process = aProcess();
    const file = await aPicture();
    const given = process.read({ ...square, file });
    process.stop();
    await expect(given).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    expect(await process.read({ ...square, file })).toBeInstanceOf(Uint8Array);
  });

  // Only Linux holds a process to a limit of memory; elsewhere there is nothing that a picture may not take.
  it.skipIf(process.platform !== 'linux')('ends, and nothing else does, where a picture takes more memory than it may', async () => {
    await expect(aProcess(60_000).read({ ...square, file: await aPicture() })).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });
});
