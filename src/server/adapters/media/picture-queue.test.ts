import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PictureProcess, type PictureTask } from './picture-process.ts';
import { PictureQueue } from './picture-queue.ts';

function aQueue() {
  const begun: number[] = [];
  let begins = Promise.withResolvers<void>();
  let reading: { resolve: (made: unknown) => void; reject: (error: Error) => void } | undefined;
  const queue = new PictureQueue({
    read: (task: PictureTask) =>
      new Promise((resolve, reject) => {
        begun.push('side' in task ? task.side : 0);
        reading = { resolve, reject };
        begins.resolve();
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
  const next = () => (begins = Promise.withResolvers()).promise;
  return { queue, put, begun, next, finish: () => reading?.resolve(undefined) };
}

describe('pictures that wait to be read (B-58)', () => {
  it('are read one at a time, with turns between members, however many one sends', async () => {
    const { put, begun, next, finish, queue } = aQueue();
    for (const side of [1, 2, 3]) put('many', side);
    put('one', 10);
    put('other', 20);
    expect([begun, queue.countOf('many')]).toEqual([[1], 3]);
    for (let read = 2; read <= 5; read++) {
      const begins = next();
      finish();
      await begins;
    }
    expect(begun).toEqual([1, 10, 2, 20, 3]);
  });

  it('leave with the client that sent them, also while they are read', async () => {
    const { put, begun, next } = aQueue();
    const [first, second, third] = [put('a', 1), put('a', 2), put('a', 3)];
    second.leave();
    expect(await second.read).toBe('not read');
    const begins = next();
    first.leave();
    expect(await first.read).toBe('not read');
    await begins;
    expect(begun).toEqual([1, 3]);
    third.leave();
    expect(await third.read).toBe('not read');
  });
});

describe('the process that reads pictures (B-58)', () => {
  const square = { kind: 'square', side: 64 } as const;
  const aProcess = (limits?: ConstructorParameters<typeof PictureProcess>[0]) => {
    const process = new PictureProcess(limits);
    onTestFinished(() => process.stop());
    return process;
  };
  const tooLarge = { code: 'PICTURE_TOO_LARGE' };
  const progressive = (file: Buffer) => sharp(file).jpeg({ progressive: true }).toBuffer();
  const aPicture = (width = 900, height = 500) =>
    sharp({ create: { width, height, channels: 3, background: '#c04020' } })
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

  const unread = { kind: 'offline', code: undefined };

  it('ends with its picture, which is not refused but retried, and restarts for the next', async () => {
    const process = aProcess();
    const file = await aPicture();
    await process.read({ ...square, file });
    const given = process.read({ ...square, file });
    process.stop();
    await expect(given).rejects.toMatchObject(unread);
    expect(await process.read({ ...square, file })).toBeInstanceOf(Uint8Array);
  });

  it('does not blame a picture given up during the start, and continues for the next', async () => {
    const process = aProcess();
    const file = await aPicture();
    const given = process.read({ ...square, file });
    process.stop();
    await expect(given).rejects.toMatchObject(unread);
    expect(await process.read({ ...square, file })).toBeInstanceOf(Uint8Array);
  });

  it('does not blame a picture for a late start, and counts time only once ready', async () => {
    const file = await aPicture();
    await expect(aProcess({ startMs: 1 }).read({ ...square, file })).rejects.toMatchObject(unread);
    await expect(aProcess({ readMs: 1 }).read({ ...square, file: await aPicture(7_000, 7_000) })).rejects.toMatchObject(tooLarge);
  });

  // Only Linux holds a process to a limit of memory; elsewhere there is nothing that a picture may not take.
  it.skipIf(process.platform !== 'linux')('holds nothing against a picture where it cannot start', async () => {
    await expect(aProcess({ mostDataKib: 60_000 }).read({ ...square, file: await aPicture() })).rejects.toMatchObject(unread);
  });

  it.skipIf(process.platform !== 'linux')('ends, and nothing else does, where a picture takes more memory than it may', async () => {
    const file = await aPicture(4_000, 4_000).then(progressive);
    await expect(aProcess({ mostDataKib: 665_000 }).read({ ...square, file })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await aProcess().read({ ...square, file })).toBeInstanceOf(Uint8Array);
  });
});
