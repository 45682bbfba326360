import { expect, it } from 'vitest';
import { KeyedPictures } from './keyed-pictures.ts';

it('a picture under the made-up name is fetched once, and again after failing', async () => {
  let [isOut, asked] = [true, 0];
  const pictures = new KeyedPictures({
    origin: 'http://daftar.test',
    fetch: async () => {
      asked++;
      if (isOut) throw new TypeError('Failed to fetch');
      return new Response(new Blob(['x']), { headers: { 'content-type': 'image/webp' } });
    },
    sign: { onRequest: ({ request }) => request },
    addressFor: () => 'blob:1',
  });
  await expect(pictures.at('/media/abc')).rejects.toThrow('Failed to fetch');
  isOut = false;
  expect([await pictures.at('/media/abc'), await pictures.at('/media/abc'), asked]).toEqual(['blob:1', 'blob:1', 2]);
});
