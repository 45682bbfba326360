// Builds what browsers load and what renders first views, when what they are made of has changed since the last time.
import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isBuilt } from '#server/app/pages/site.ts';
import { bears, fingerprintOf, leaveStamp } from './fingerprint.ts';
import { drawLinkPictures } from './link-pictures.ts';

const target = 'dist';
const stamp = join(target, 'made-from');
const inputs = [
  'src/{web,core,contract}/**/*',
  'openapi/**/*.yaml',
  'rsbuild.config.ts',
  'package-lock.json',
  'src/server/app/pages/{document,site}.ts',
  'scripts/{build/*,openapi/generate-contract}.ts',
];
const notInputs = /\.test\.tsx?$|(^|\/)generated(\/|$)|README\.md$/;
const compressible = join(target, 'web/**/*.{js,css,svg,json,txt,webmanifest}');

/** Builds into dist/ unless it already holds what the sources would give. */
export async function buildIfNeeded(say: (line: string) => void): Promise<void> {
  const made = fingerprintOf(inputs, notInputs);
  if (bears(stamp, made) && isBuilt(target)) return;
  const began = performance.now();
  say('Building the pages …');
  rmSync(stamp, { force: true });
  const learned = run(['scripts/build/learn.ts']);
  await run(['scripts/openapi/generate-contract.ts']);
  await run(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'warn']);
  await drawLinkPictures(target);
  await compressAll();
  await learned;
  leaveStamp(stamp, made);
  say(`Built the pages in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Runs a tool in a process of its own, so that its memory is given back. */
function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: 'production' } });
    child.on('error', reject);
    child.on('exit', (code, signal) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${signal ?? code}; what it says above is why.`))));
  });
}

/** Puts the compressed forms beside every file that shrinks, as small as they get, because this is done once. */
async function compressAll(): Promise<void> {
  await Promise.all(
    globSync(compressible).map(async (file) => {
      const bytes = await readFile(file);
      const brotli = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      const zipped = await promisify(gzip)(bytes, { level: 9 });
      if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
      if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped);
    }),
  );
}
