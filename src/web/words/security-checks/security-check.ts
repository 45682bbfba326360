/** The levels of the verification standard that are listed: the first for everyone, the second for what holds private data. */
export type CheckLevel = 1 | 2;

/** A test that shows a requirement: its file, and a phrase of its name. */
interface Shown {
  readonly kind: 'tested';
  readonly file: string;
  readonly name: string;
}

/** The reason why no test shows a requirement: nothing here is of its kind, or we live with the lack. */
interface Unshown {
  readonly kind: 'notApplicable' | 'accepted';
  readonly because: string;
}

/** A requirement of OWASP ASVS 5.0.0 in our own words, and what shows that it is met. */
export type SecurityCheck = { readonly id: string; readonly level: CheckLevel; readonly says: string } & (Shown | Unshown);

/** A chapter of the standard. */
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

/** The number of checks of a kind. */
export const checksOfKind = (checks: readonly SecurityCheck[], kind: SecurityCheck['kind']): number => checks.filter((check) => check.kind === kind).length;
