import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { optionsIn, type ListedOption } from '../forms/listed-option.ts';
import type { Suggestion } from '../forms/suggestion-store.ts';

/** Reference lists that depend on the kind of career. */
export interface DetailLists {
  readonly departments: readonly ListedOption[];
  readonly industries: readonly ListedOption[];
  readonly tags: readonly ListedOption[];
  readonly courses: readonly ListedOption[];
}

export async function listsFor(lists: ReferenceLists, type: CareerType, names: ListNames): Promise<DetailLists> {
  const empty: DetailLists = { departments: [], industries: [], tags: [], courses: [] };
  if (type === 'student') return { ...empty, courses: optionsIn(await lists.courses(), ({ courseId }) => courseId, names) };
  const [departments, industries, tags] = await Promise.all([lists.countedDepartments(), lists.countedIndustries(), lists.tags()]);
  return {
    ...empty,
    departments: optionsIn(departments, ({ departmentId }) => departmentId, names),
    industries: optionsIn(industries, ({ industryId }) => industryId, names),
    tags: optionsIn(tags, ({ tagId }) => tagId, names),
  };
}

export const namesIn = (names: ListNames, usual: readonly string[] = []): readonly Suggestion[] =>
  usual.map((name) => ({ id: name, label: names.nameOf(name) }));

export async function citySuggestions(lists: ReferenceLists, text: string, names: ListNames): Promise<readonly Suggestion[]> {
  const found = await lists.suggestLocations(text);
  return found.map(({ locationId, name, state }) => ({ id: String(locationId), label: names.nameOf(name), detail: names.nameOf(state) }));
}

export async function jobs(lists: ReferenceLists, text: string, names: ListNames): Promise<readonly Suggestion[]> {
  const found = await lists.suggestDesignations(text);
  return found.map(({ designationId, name, department }) => ({ id: String(designationId), label: names.nameOf(name), detail: names.nameOf(department.name) }));
}

export async function companiesByUrlName(lists: ReferenceLists, text: string): Promise<readonly Suggestion[]> {
  return (await lists.suggestCompanies(text)).map(({ urlName, name }) => ({ id: urlName, label: name }));
}

export async function departmentOf(lists: ReferenceLists, job: string): Promise<number | undefined> {
  const asked = job.toLowerCase();
  return (await lists.suggestDesignations(job)).find(({ name }) => name.toLowerCase() === asked)?.department.departmentId;
}
