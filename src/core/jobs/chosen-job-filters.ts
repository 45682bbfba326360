import { everyJob, type JobSearch } from './job-search.ts';

export type JobFilterName = Exclude<keyof JobSearch, 'rid' | 'sort'>;

export interface ChosenJobFilter {
  readonly name: JobFilterName;
  readonly value: string;
  readonly without: JobSearch;
}

const order: readonly JobFilterName[] = [
  'k',
  'designation',
  'job_profile',
  'company_name',
  'location',
  'experience',
  'ctc',
  'workplace',
  'employment',
  'freshness',
  'industry',
];

export const chosenJobFilters = (search: JobSearch): readonly ChosenJobFilter[] =>
  order.flatMap((name): readonly ChosenJobFilter[] => {
    const chosen = search[name];
    if (chosen === null || chosen === '') return [];
    if (typeof chosen === 'string' || typeof chosen === 'number') return [{ name, value: String(chosen), without: { ...search, [name]: everyJob[name] } }];
    return chosen.map((value) => ({ name, value, without: { ...search, [name]: [...chosen].filter((other) => other !== value) } }));
  });
