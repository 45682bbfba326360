// A hash over files, by which a script knows whether what it made or judged from them still holds.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function fingerprintOf(patterns: readonly string[], except = /^$/): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    if (!except.test(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function bears(stamp: string, fingerprint: string): boolean {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

export function leaveStamp(stamp: string, fingerprint: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
