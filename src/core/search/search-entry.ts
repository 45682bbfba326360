/** The kinds of things that are found by their names. */
export const entryKinds = ['COMPANY', 'DESIGNATION', 'SKILL', 'CITY', 'INDUSTRY', 'COLLEGE', 'COMMUNITY'] as const;
export type NamedKind = (typeof entryKinds)[number];

/** The counts that an entry shows, by the keys that the product knows. */
export const entryCounts = [
  'totalReviews',
  'totalSalaries',
  'totalInterviews',
  'questionsCount',
  'photosCount',
  'jobsLive',
  'companiesCount',
  'postsCount',
  'followersCount',
] as const;
export type EntryCounts = Readonly<Partial<Record<(typeof entryCounts)[number], number>>>;

/** A thing that is found by its name. */
export interface SearchEntry {
  readonly kind: NamedKind;
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly path: string;
  /** What tells it from another of nearly the same name: its city, industry or state. */
  readonly hint: string;
  /** How much is known of it, by which those that answer equally well are ordered. */
  readonly weight: number;
  readonly counts: EntryCounts;
}

/** The ways in which words name an entry, the surest first: by one of its names, by how that sounds, by how it nearly sounds, by its initials, by its beginning, by some of its words. */
export const namings = ['exactly', 'bySound', 'byNearSound', 'byInitials', 'byBeginning', 'byWords'] as const;
export type Naming = (typeof namings)[number];

/** An entry that the words of a query from one place to another name. */
export interface NamedSpan {
  readonly from: number;
  readonly to: number;
  readonly how: Naming;
  readonly entry: SearchEntry;
}
