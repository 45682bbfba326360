import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Encoded } from './encoded.ts';

const subjects = ['notice and pay', 'a night shift', 'the hike of March', 'leave that was refused', 'an offer letter'];
const text = Array.from({ length: 2_000 }, (_, at) => `<p>Post ${(at * at * 7_919) % 104_729} about ${subjects[(at * at) % 7] ?? subjects[0]}</p>`).join('');

describe('a text over the wire', () => {
  it.each([
    ['br', promisify(brotliDecompress)],
    ['gzip', promisify(gunzip)],
  ] as const)('is the same whatever effort is spent on it, and larger in %s where it is sent once', async (accepted, read) => {
    const [kept, once] = [await new Encoded(text).for(accepted, 'kept'), await new Encoded(text).for(accepted, 'once')];
    for (const { bytes, encoding } of [kept, once]) {
      expect(encoding).toBe(accepted);
      expect((await read(bytes)).toString()).toBe(text);
    }
    expect(kept.bytes.length).toBeLessThan(once.bytes.length);
  });

  it('is compressed once for all who take the same', async () => {
    const encoded = new Encoded(text);
    const [first, second] = await Promise.all([encoded.for('br'), encoded.for('gzip, br')]);
    expect(first.bytes).toBe(second.bytes);
  });

  it('is left as it is where it is short, or where nothing of ours is taken', async () => {
    expect(await new Encoded('short').for('br')).toEqual({ bytes: Buffer.from('short'), encoding: undefined });
    expect((await new Encoded(text).for('br;q=0, deflate')).encoding).toBeUndefined();
  });
});
