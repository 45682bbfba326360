import type { RoundKind } from '../interviews/interview.ts';
import type { HrSubject } from './hr-subjects.ts';

export interface ListedPlace {
  readonly companyId: string;
  readonly interviewId: string;
  readonly designationId: number | null;
  readonly round: RoundKind | null;
}

export const topicLists = { designation: 'designation ', skill: 'skill ' } as const;

export const listNames = {
  company: (companyId: string) => `company ${companyId}`,
  companies: 'company ',
  jobs: (companyId: string) => `job ${companyId} `,
  job: (companyId: string, designationId: number) => `job ${companyId} ${designationId}`,
  designation: (designationId: number) => `${topicLists.designation}${designationId}`,
  skill: (skillId: number) => `${topicLists.skill}${skillId}`,
  hr: (subject: HrSubject | null) => (subject === null ? 'hr' : `hr ${subject}`),
} as const;

/** Counts each story separately, so that counts from several batches add up. */
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
