import type { RoundKind } from '../interviews/interview.ts';
import type { HrSubject } from './hr-subjects.ts';

/** A place in which a question stands, as far as lists go by it. */
export interface ListedPlace {
  readonly companyId: string;
  readonly interviewId: string;
  readonly designationId: number | null;
  /** The kind of its round; null where nobody knows. */
  readonly round: RoundKind | null;
}

/** The names of the lists that questions stand in. */
export const listNames = {
  company: (companyId: string) => `company ${companyId}`,
  job: (companyId: string, designationId: number) => `job ${companyId} ${designationId}`,
  designation: (designationId: number) => `designation ${designationId}`,
  skill: (skillId: number) => `skill ${skillId}`,
  hr: (subject: HrSubject | null) => (subject === null ? 'hr' : `hr ${subject}`),
} as const;

/** The lists that a question stands in, with the number of stories that ask it there. It is one of HR where HR asks it, or where its words are about what HR asks. */
export function listingsOf(
  places: readonly ListedPlace[],
  { skillIds, subjects }: { readonly skillIds: readonly number[]; readonly subjects: readonly HrSubject[] },
): ReadonlyMap<string, number> {
  const isOfHr = subjects.length > 0 || places.some(({ round }) => round === 'hr');
  const everywhere = [...skillIds.map(listNames.skill), ...(isOfHr ? [null, ...subjects].map(listNames.hr) : [])];
  const stories = new Map<string, Set<string>>();
  for (const { companyId, interviewId, designationId } of places) {
    const jobs = designationId === null ? [] : [listNames.job(companyId, designationId), listNames.designation(designationId)];
    for (const list of [listNames.company(companyId), ...jobs, ...everywhere]) stories.set(list, (stories.get(list) ?? new Set()).add(interviewId));
  }
  return new Map([...stories].map(([list, interviews]) => [list, interviews.size]));
}
