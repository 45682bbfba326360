import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Reference {
  readonly folder: string;
  readonly policy: string;
}

export const referenceFiles = { page: 'index.html', policy: 'policy.txt' } as const;

/** Lies apart from the pages, so neither visits nor the service worker load it. */
export const referenceFolder = (dist: string): string => join(dist, 'reference');

export function referenceIn(dist: string): Reference | undefined {
  const folder = resolve(referenceFolder(dist));
  const policy = join(folder, referenceFiles.policy);
  return existsSync(policy) ? { folder, policy: readFileSync(policy, 'utf8') } : undefined;
}
