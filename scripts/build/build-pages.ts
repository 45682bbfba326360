// Builds what browsers load and what renders first views, when what they are made of has changed since the last time.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/device/preferences.ts';
import { isBuilt } from '#server/app/pages/site.ts';
import { bears, fingerprintOf, leaveStamp } from './fingerprint.ts';
import { languagesToBuild } from './language-chunks.ts';

const target = 'dist';
const stamp = join(target, 'made-from');
const smallest = join(target, 'compressed-from');
const inputs = [
  'src/{web,core,contract}/**/*',
  'openapi/**/*.yaml',
  'rsbuild.config.ts',
  'package{,-lock}.json',
  'src/server/app/pages/{document,site}.ts',
  'scripts/{build/*,openapi/generate-contract}.ts',
  'openapi/{read,checker/bundle,checker/docs}/*',
];
const notInputs = /\.test\.tsx?$|(^|\/)generated(\/|$)|README\.md$/;

/** Builds into dist/ unless it is current. The signal ends it with its tools. */
export async function buildIfNeeded(say: (line: string) => void, languages = languagesToBuild(), signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const made = `${fingerprintOf(inputs, notInputs)} ${languages.join(',')}`;
  if (bears(stamp, made) && isBuilt(target)) return;
  const began = performance.now();
  say('Building the pages …');
  for (const note of [stamp, smallest]) rmSync(note, { force: true });
  await run(['scripts/openapi/generate-contract.ts', 'routes'], signal);
  await run(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'warn'], signal, languages);
  await run(['scripts/build/finish-pages.ts', target], signal);
  leaveStamp(stamp, made);
  say(`Built the pages in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

/** Builds if needed, with the contract reference, and compresses at the highest quality. */
export async function buildSmallest(say: (line: string) => void, languages = languagesToBuild(), signal?: AbortSignal): Promise<void> {
  await buildIfNeeded(say, languages, signal);
  const made = readFileSync(stamp, 'utf8');
  if (bears(smallest, made)) return;
  await run(['scripts/build/build-reference.ts', target], signal);
  await run(['scripts/build/compress-pages.ts', target], signal);
  leaveStamp(smallest, made);
}

/** Runs a tool in its own process, so that its memory is freed. */
function run(args: readonly string[], signal: AbortSignal | undefined, languages: readonly Language[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: 'production', LANGUAGES: languages.join(',') },
      ...(signal && { signal }),
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${killedBy ?? code}; what it says above is why.`))));
  });
}
