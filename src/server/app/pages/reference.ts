import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The built reference of the contracts: the folder of its one page, and the policy (CSP) under which its scripts run. */
export interface Reference {
  readonly folder: string;
  readonly policy: string;
}

/** The names of what lies in that folder. */
export const referenceFiles = { page: 'index.html', policy: 'policy.txt' } as const;

/** The folder of the reference, beside the pages: it is no part of what a visit loads, and no worker keeps it. */
export const referenceFolder = (dist: string): string => join(dist, 'reference');

/** The reference that the build has left in `dist`; nothing where it left none. */
export function referenceIn(dist: string): Reference | undefined {
  const folder = resolve(referenceFolder(dist));
  const policy = join(folder, referenceFiles.policy);
  return existsSync(policy) ? { folder, policy: readFileSync(policy, 'utf8') } : undefined;
}
