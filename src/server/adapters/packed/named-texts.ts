import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** NamedTexts by the names of their files, in the order of the names. */
export type NamedTexts = readonly (readonly [name: string, text: string])[];

/** The same texts give the same bytes. */
export function packed(texts: NamedTexts): Buffer {
  const bytes = Buffer.from(JSON.stringify(texts));
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

export const unpacked = (bytes: Buffer): NamedTexts => JSON.parse(brotliDecompressSync(bytes).toString()) as NamedTexts;

/** The texts of a folder whose names end so, but for tests. */
export const namedTextsIn = (folder: string, ending: string): NamedTexts =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
