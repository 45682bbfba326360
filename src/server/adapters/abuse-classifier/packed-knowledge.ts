import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { placesOfAll } from '#core/abuse-classifier/features.ts';
import type { Knowledge } from '#core/abuse-classifier/knowledge.ts';

/** Folder of shipped weights, made by `scripts/build/pack-weights.ts`. */
const ownFolder = join(import.meta.dirname, '../examples');

const filesIn = (folder: string) => ({ weights: join(folder, 'abuse-weights.br'), source: join(folder, 'abuse-weights.sha256') });

/** One line of JSON followed by the weights. */
export const knowledgeBytes = ({ weights, limits }: Knowledge): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ none: weights.none, limits })}\n`), Buffer.from(weights.each.buffer)]);

/** Undefined for truncated bytes. */
export function knowledgeIn(bytes: Uint8Array): Knowledge | undefined {
  const end = bytes.indexOf(0x0a);
  if (bytes.length !== end + 1 + placesOfAll * Float32Array.BYTES_PER_ELEMENT) return undefined;
  const { none, limits } = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as { readonly none: number; readonly limits: readonly number[] };
  return { weights: { each: new Float32Array(Uint8Array.from(bytes.subarray(end + 1)).buffer), none }, limits };
}

export const bearsPacked = (fingerprint: string): boolean => readFileSync(filesIn(ownFolder).source, 'utf8').trim() === fingerprint;

export const unpackedKnowledge = (folder = ownFolder): Knowledge | undefined => knowledgeIn(brotliDecompressSync(readFileSync(filesIn(folder).weights)));

export function writePackedKnowledge(knowledge: Knowledge, fingerprint: string, folder = ownFolder): void {
  const { weights, source } = filesIn(folder);
  writeFileSync(weights, brotliCompressSync(knowledgeBytes(knowledge)));
  writeFileSync(source, `${fingerprint}\n`);
}
