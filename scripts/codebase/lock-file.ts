// The lock file: what `npm ci` installs is what was locked, byte by byte (S-120).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lockFile = 'package-lock.json';
const registry = 'https://registry.npmjs.org/';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/** Packages that would be installed unverified or from another registry. */
export function lockRefusals(root = '.'): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, lockFile), 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || locked.link) return [];
    if (locked.resolved !== undefined && !locked.resolved.startsWith(registry))
      return [`${lockFile}: ${name} comes from ${locked.resolved}: take it from the registry, where it has a version and a hash.`];
    if (locked.integrity?.startsWith('sha512-')) return [];
    return [
      `${lockFile}: ${name} ${locked.version ?? ''} has no sha512 hash, so anything would be installed in its place: lock it again where the registry answers.`,
    ];
  });
}
