import type { RoundKind } from '../interviews/interview.ts';
import type { HrSubject } from './hr-subjects.ts';

/** A place in which a question is there, as far as lists go by it. */
export interface ListedPlace {
  readonly companyId: string;
  readonly interviewId: string;
  readonly designationId: number | null;
  /** The kind of its round; null where nobody knows. */
  readonly round: RoundKind | null;
}

/** How the names of the lists begin that are of one job, and of one skill, at all companies. */
export const topicLists = { designation: 'designation ', skill: 'skill ' } as const;

/** The names of the lists that questions stand in. */
export const listNames = {
  company: (companyId: string) => `company ${companyId}`,
  /** How the names of the lists of all companies begin. */
  companies: 'company ',
  /** How the names of the lists of all jobs at a company begin. */
  jobs: (companyId: string) => `job ${companyId} `,
  job: (companyId: string, designationId: number) => `job ${companyId} ${designationId}`,
  designation: (designationId: number) => `${topicLists.designation}${designationId}`,
  skill: (skillId: number) => `${topicLists.skill}${skillId}`,
  hr: (subject: HrSubject | null) => (subject === null ? 'hr' : `hr ${subject}`),
} as const;

/**
 * The lists that a question is in, with the number of stories that ask it there: those of HR count the stories in which HR asks it, or all where its words are about
 * what HR asks. Each story counts by itself, so that the counts of some stories and of others add up.
 */
export function listingsOf(
  places: readonly ListedPlace[],
  { skillIds, subjects }: { readonly skillIds: readonly number[]; readonly subjects: readonly HrSubject[] },
): ReadonlyMap<string, number> {
  const stories = new Map<string, Set<string>>();
  for (const { companyId, interviewId, designationId, round } of places) {
    const jobs = designationId === null ? [] : [listNames.job(companyId, designationId), listNames.designation(designationId)];
    const ofHr = subjects.length > 0 || round === 'hr' ? [null, ...subjects].map(listNames.hr) : [];
    const lists = [listNames.company(companyId), ...jobs, ...skillIds.map(listNames.skill), ...ofHr];
    for (const list of lists) stories.set(list, (stories.get(list) ?? new Set()).add(interviewId));
  }
  return new Map([...stories].map(([list, interviews]) => [list, interviews.size]));
}
