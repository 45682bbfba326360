import { expect, it } from 'vitest';
import type { Picture, Pictures } from '#core/media/pictures.ts';

export type OpenPictures = (pictures: ReadonlyMap<string, Picture>) => Promise<Pictures>;

export function meetsContract(open: OpenPictures): void {
  const bytes = Uint8Array.from({ length: 10_000 }, (_, at) => at % 256);

  it('finds a picture byte by byte', async () => {
    const pictures = await open(new Map([['5f0c2a9be41d7c88', { contentType: 'image/webp', bytes }]]));
    const found = await pictures.find('5f0c2a9be41d7c88');
    expect(found?.contentType).toBe('image/webp');
    expect(Buffer.compare(Buffer.from(found?.bytes ?? []), Buffer.from(bytes))).toBe(0);
  });

  it('finds nothing under a name it does not know', async () => expect(await (await open(new Map())).find('5f0c2a9be41d7c88')).toBeUndefined());
}
