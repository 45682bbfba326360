// The lock file: what `npm ci` installs is what was locked, byte by byte (S-120).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lockFile = 'package-lock.json';
const registry = 'https://registry.npmjs.org/';

/** One package as the lock file has it. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/**
 * Builds of development tools for platforms on which nobody has locked the codebase yet, by package and version. The registry does not answer for them where
 * it was locked, so npm has no hash for them. None is part of a server that serves; a platform that uses one verifies it over TLS alone.
 */
const unlocked: Readonly<Record<string, string>> = {
  '@oxc-parser/binding-': '0.156.0',
  '@oxfmt/binding-': '0.78.0',
  '@oxlint/binding-': '1.94.0',
  '@rspack/binding-': '2.3.2',
};

/** Packages that would be installed unverified, or from elsewhere than the registry, one sentence each. */
export function lockRefusals(root = '.'): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, lockFile), 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (name === '' || locked.link) return [];
    if (locked.resolved !== undefined && !locked.resolved.startsWith(registry))
      return [`${lockFile}: ${name} comes from ${locked.resolved}: take it from the registry, where it has a version and a hash.`];
    if (locked.integrity?.startsWith('sha512-') || isUnlocked(name, locked)) return [];
    return [
      `${lockFile}: ${name} ${locked.version ?? ''} has no sha512 hash, so anything would be installed in its place: lock it again where the registry answers.`,
    ];
  });
}

const isUnlocked = (name: string, { version, optional, dev, integrity }: Locked): boolean =>
  integrity === undefined &&
  optional === true &&
  dev === true &&
  Object.entries(unlocked).some(([start, known]) => name.startsWith(start) && version === known);
