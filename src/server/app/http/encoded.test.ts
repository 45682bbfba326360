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
  ] as const)('is the same for every reader, and smaller in %s from the second on', async (accepted, read) => {
    const encoded = new Encoded(text);
    const [first, second, third] = [await encoded.for(accepted), await encoded.for(accepted), await encoded.for(accepted)];
    for (const { bytes, encoding } of [first, second]) {
      expect(encoding).toBe(accepted);
      expect((await read(bytes)).toString()).toBe(text);
    }
    expect(second.bytes.length).toBeLessThan(first.bytes.length);
    expect(third.bytes).toBe(second.bytes);
  });

  it('is the same where it is so long that another thread compresses it', async () => {
    const long = text.repeat(8);
    expect((await promisify(brotliDecompress)((await new Encoded(long).for('gzip, br')).bytes)).toString() === long).toBe(true);
  });

  it('is sent as it is if short, or if no encoding of ours is accepted', async () => {
    expect(await new Encoded('short').for('br')).toEqual({ bytes: Buffer.from('short'), encoding: undefined });
    expect((await new Encoded(text).for('br;q=0, deflate')).encoding).toBeUndefined();
  });
});
