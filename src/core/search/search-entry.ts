export const entryKinds = ['COMPANY', 'DESIGNATION', 'SKILL', 'CITY', 'INDUSTRY', 'COLLEGE', 'COMMUNITY'] as const;
export type NamedKind = (typeof entryKinds)[number];

/** Counts that an entry shows, by product keys. */
export const entryCounts = [
  'totalReviews',
  'totalSalaries',
  'totalInterviews',
  'questionsCount',
  'benefitsCount',
  'photosCount',
  'jobsLive',
  'companiesCount',
  'postsCount',
  'followersCount',
] as const;
export type EntryCounts = Readonly<Partial<Record<(typeof entryCounts)[number], number>>>;

export interface SearchEntry {
  readonly kind: NamedKind;
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly path: string;
  /** City, industry or state that distinguishes similar names. */
  readonly hint: string;
  /** Amount known about it, for ordering equally good matches. */
  readonly weight: number;
  readonly counts: EntryCounts;
}

/** Ways in which words name an entry, surest first. */
export const namings = ['exactly', 'bySound', 'byNearSound', 'byInitials', 'byBeginning', 'byWords'] as const;
export type Naming = (typeof namings)[number];

export interface NamedSpan {
  readonly from: number;
  readonly to: number;
  readonly how: Naming;
  readonly entry: SearchEntry;
}
