/** Level 1 for everyone, level 2 for what contains private data. */
export type CheckLevel = 1 | 2;

/** Test that shows a requirement: its file, and a phrase of its name. */
interface Shown {
  readonly kind: 'tested';
  readonly file: string;
  readonly name: string;
}

/** Reason why no test shows a requirement: not applicable, or an accepted lack. */
interface Unshown {
  readonly kind: 'notApplicable' | 'accepted';
  readonly because: string;
}

/** Requirement of OWASP ASVS 5.0.0 in our own words, and its proof. */
export type SecurityCheck = { readonly id: string; readonly level: CheckLevel; readonly says: string } & (Shown | Unshown);

export interface CheckChapter {
  readonly number: number;
  readonly title: string;
  readonly checks: readonly SecurityCheck[];
}

type Said = readonly [id: string, level: CheckLevel, says: string];

export const tested = (...[id, level, says, file, name]: readonly [...Said, file: string, name: string]): SecurityCheck => ({
  id,
  level,
  says,
  kind: 'tested',
  file,
  name,
});

export const notApplicable = (...[id, level, says, because]: readonly [...Said, because: string]): SecurityCheck => ({
  id,
  level,
  says,
  kind: 'notApplicable',
  because,
});

export const untested = (...[id, level, says, because]: readonly [...Said, because: string]): SecurityCheck => ({
  id,
  level,
  says,
  kind: 'accepted',
  because,
});

export const checksOfKind = (checks: readonly SecurityCheck[], kind: SecurityCheck['kind']): number => checks.filter((check) => check.kind === kind).length;
