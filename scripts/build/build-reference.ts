// Builds the reference of the contracts that the server shows, when a contract or what draws it has changed since the last time.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { referenceFiles, referenceFolder } from '#server/app/pages/reference.ts';
import { makeBundles } from '#openapi/checker/bundle/make-bundles.ts';
import { makeReference } from '#openapi/checker/docs/make-reference.ts';
import { bears, fingerprintOf, leaveStamp } from './fingerprint.ts';

const inputs = ['openapi/**/*.yaml', 'openapi/checker/{*.ts,{bundle,docs}/*}', 'scripts/build/build-reference.ts', 'openapi/read/*.ts', 'package-lock.json'];

/** Builds it into the folder of the build, unless it already holds what the contracts would give. */
export async function buildReference(dist: string): Promise<void> {
  const folder = referenceFolder(dist);
  const page = join(folder, referenceFiles.page);
  const stamp = join(folder, 'made-from');
  const made = fingerprintOf(inputs);
  if (bears(stamp, made) && existsSync(page)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [{ html, policy }, bundles] = await Promise.all([makeReference(), makeBundles()]);
  const files = [[referenceFiles.page, html], ...bundles.map(({ name, json }) => [`${name}.json`, json])] as const;
  await Promise.all([
    ...files.map(([name = '', text = '']) => writeCompressed(join(folder, name), Buffer.from(text))),
    writeFile(join(folder, referenceFiles.policy), policy),
  ]);
  leaveStamp(stamp, made);
}

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(bytes, { params: brotliParams(bytes.length) }), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(file, bytes), writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/** Quality 11 saves about 10 % over 9 at ten times the time. The window fits the whole page. */
function brotliParams(length: number): Record<number, number> {
  return { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildReference(process.argv[2] ?? 'dist');
