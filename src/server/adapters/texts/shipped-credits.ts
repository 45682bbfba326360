import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credit } from '#core/texts/credit.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Bundled works besides packages: PostgreSQL and fonts. */
const besidePackages: readonly Credit[] = [
  { kind: 'program', name: 'PostgreSQL', version: null, licence: 'PostgreSQL' },
  ...['Noto Sans', 'Noto Sans Devanagari', 'Noto Serif', 'Noto Serif Devanagari'].map((name): Credit => ({
    kind: 'font',
    name,
    version: null,
    licence: 'OFL-1.1',
  })),
];

/** Credits from the lock file, without development packages. */
export function creditsFrom(lockFile: string): readonly Credit[] {
  const { packages } = JSON.parse(lockFile) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const found = new Map<string, Credit>();
  for (const [path, { version = null, license = null, dev, devOptional }] of Object.entries(packages)) {
    // A package of this repository, and the link to it, are none of others.
    const name = path.includes('node_modules/') && !path.startsWith('node_modules/@daftar/') ? (path.split('node_modules/').at(-1) ?? '') : '';
    if (name !== '' && !dev && !devOptional) found.set(`${name} ${version}`, { kind: 'package', name, version, licence: license });
  }
  return [...besidePackages, ...[...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))];
}

export function shippedCredits(root: string): readonly Credit[] {
  try {
    return creditsFrom(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  } catch {
    return besidePackages;
  }
}
