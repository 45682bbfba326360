import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import { choicesIn, type ListedChoice } from '../forms/listed-choice.ts';
import type { Suggestion } from '../forms/suggestion-store.ts';

/** The short lists to choose from; which of them there are depends on the kind of career. */
export interface DetailLists {
  readonly departments: readonly ListedChoice[];
  readonly industries: readonly ListedChoice[];
  readonly tags: readonly ListedChoice[];
  readonly courses: readonly ListedChoice[];
}

/** The lists that belong to a kind of career. */
export async function listsFor(lists: ReferenceLists, type: CareerType): Promise<DetailLists> {
  const empty: DetailLists = { departments: [], industries: [], tags: [], courses: [] };
  if (type === 'student') return { ...empty, courses: choicesIn(await lists.courses(), ({ courseId }) => courseId) };
  const [departments, industries, tags] = await Promise.all([lists.departments(), lists.industries(), lists.tags()]);
  return {
    ...empty,
    departments: choicesIn(departments, ({ departmentId }) => departmentId),
    industries: choicesIn(industries, ({ industryId }) => industryId),
    tags: choicesIn(tags, ({ tagId }) => tagId),
  };
}

/** Names as they are offered before anything is typed. */
export const namesIn = (names: readonly string[] = []): readonly Suggestion[] => names.map((name) => ({ id: name, label: name }));

/** Places that answer what is typed. */
export async function cities(lists: ReferenceLists, text: string): Promise<readonly Suggestion[]> {
  const found = await lists.suggestLocations(text);
  return found.map(({ locationId, name, state }) => ({ id: String(locationId), label: name, detail: state }));
}

/** Jobs that answer what is typed. */
export async function jobs(lists: ReferenceLists, text: string): Promise<readonly Suggestion[]> {
  const found = await lists.suggestDesignations(text);
  return found.map(({ designationId, name, department }) => ({ id: String(designationId), label: name, detail: department.name }));
}

/** In which department a job usually is. */
export async function departmentOf(lists: ReferenceLists, job: string): Promise<number | undefined> {
  return (await lists.suggestDesignations(job)).find(({ name }) => name === job)?.department.departmentId;
}
