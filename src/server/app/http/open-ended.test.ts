import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { OpenEnded } from './open-ended.ts';

const start = Array.from({ length: 2_000 }, (_, at) => `<p>${(at * at * 7_919) % 104_729} नमस्ते</p>`).join('');

describe('a text whose end each reader gets their own', () => {
  it.each([
    ['br', promisify(brotliDecompress)],
    ['gzip', promisify(gunzip)],
  ] as const)('is whole in %s with any end, none and one of several blocks too', async (accepted, read) => {
    const text = new OpenEnded(start);
    for (const end of ['</body></html>', '', 'नमस्ते'.repeat(20_000)]) {
      const { bytes, encoding } = text.endedBy(end, accepted);
      expect(encoding).toBe(accepted);
      expect((await read(bytes)).toString() === start + end).toBe(true);
    }
  });

  it('is whole for those who take no Brotli after one who does', async () => {
    const text = new OpenEnded(start);
    text.endedBy('', 'br');
    expect(text.endedBy('.', undefined).bytes.toString() === `${start}.`).toBe(true);
    expect((await promisify(gunzip)(text.endedBy('.', 'gzip').bytes)).toString() === `${start}.`).toBe(true);
  });

  it('is compressed quickly for its first reader, and small for the next', () => {
    const text = new OpenEnded(start);
    const [first, second] = [text.endedBy('', 'gzip'), text.endedBy('', 'gzip')];
    expect(second.bytes.length).toBeLessThan(first.bytes.length);
  });

  it('is unchanged if short, or where none of our encodings is accepted', async () => {
    expect(new OpenEnded('short').endedBy('er', 'br')).toEqual({ bytes: Buffer.from('shorter'), encoding: undefined });
    expect(new OpenEnded(start).endedBy('.', 'deflate').encoding).toBeUndefined();
  });
});
