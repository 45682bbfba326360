import { observer } from 'mobx-react-lite';
import type { JobFilterName } from '#core/jobs/chosen-job-filters.ts';
import type { JobChoice, JobFilters, JobOption } from '#core/jobs/job-filters.ts';
import { ctcStepNames, freshnessDays, mostJobPicks, type FreshnessDays } from '#core/jobs/job-search.ts';
import { workplaces } from '#core/jobs/job.ts';
import { employmentTypes } from '#core/careers/employment-type.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { FilterGroupsOf } from '../companies/FilterForm.tsx';
import { FilterGroup, type Pick } from '../companies/FilterGroup.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { useFilterLabel } from './use-filter-label.ts';
import { WordsField } from './WordsField.tsx';

/** Offered years of experience. URLs may name others. */
const experienceYears = [0, 1, 2, 3, 5, 8, 10, 15, 20];

interface GroupsProps {
  readonly filters: JobFilters;
  readonly pick: Pick;
}

export const JobFilterGroups = observer(function JobFilterGroups({ filters, pick }: GroupsProps) {
  const { filters: words } = useWords(jobWords);
  const { scope, search } = useStore(JobsStore);
  const { experience, freshness } = search;
  const years = experience === null || experienceYears.includes(experience) ? experienceYears : [...experienceYears, experience].toSorted((a, b) => a - b);
  const { of } = scope;
  return (
    <FilterGroupsOf apply={words.apply}>
      {filters.amongNewest !== null && <p className="hint">{words.countedAmong(filters.amongNewest)}</p>}
      <Picked name="location" options={optionsOf(filters.cities)} isOfNames pick={pick} />
      <One name="experience" chosen={experience} values={years} pick={pick} />
      <Picked name="ctc" options={choicesOf(ctcStepNames, filters.ctcs)} pick={pick} />
      <Picked name="workplace" options={choicesOf(workplaces, filters.workplaces)} pick={pick} />
      <Picked name="employment" options={choicesOf(employmentTypes, filters.employments)} pick={pick} />
      <One name="freshness" chosen={freshness} values={freshnessDays} counts={filters.freshnesses} pick={pick} />
      {of !== 'designation' && <Picked name="job_profile" options={optionsOf(filters.designations)} isOfNames pick={pick} />}
      {of !== 'company' && <Picked name="company_name" options={optionsOf(filters.companies)} isOfNames pick={pick} />}
      {of !== 'company' && <Picked name="industry" options={optionsOf(filters.industries)} isOfNames pick={pick} />}
      <WordsField name="designation" label={words.designation} placeholder={words.designationPlaceholder} value={search.designation} />
      {filters.amongNewest === null && <p className="hint">{words.counted}</p>}
    </FilterGroupsOf>
  );
});

interface Counted {
  readonly value: string;
  readonly count?: number;
}

const optionsOf = (options: readonly JobOption[]): readonly Counted[] => options.map(({ urlName, jobsCount }) => ({ value: urlName, count: jobsCount }));

/** Closed list in its own order, with counts. */
const choicesOf = <Choice extends string>(all: readonly Choice[], counts: readonly JobChoice<Choice>[]): readonly Counted[] =>
  all.map((value) => ({ value, count: counts.find(({ of }) => of === value)?.jobsCount ?? 0 }));

interface PickedProps {
  readonly name: Exclude<JobFilterName, 'k' | 'designation' | 'experience' | 'freshness'>;
  readonly options: readonly Counted[];
  readonly isOfNames?: boolean;
  readonly pick: Pick;
}

/** Multiple choice. Chosen values remain even if uncommon. */
const Picked = observer(function Picked({ name, options, isOfNames, pick }: PickedProps) {
  const { filters: words } = useWords(jobWords);
  const labelOf = useFilterLabel();
  const { search } = useStore(JobsStore);
  const chosen: readonly string[] = search[name];
  const others = chosen.filter((value) => options.every((option) => option.value !== value)).map((value): Counted => ({ value }));
  const all = [...others, ...options];
  if (all.length === 0) return null;
  return (
    <FilterGroup
      legend={words[name]}
      name={name}
      type="checkbox"
      chosen={chosen}
      most={mostJobPicks}
      {...(isOfNames && { isOfNames })}
      options={all.map(({ value, count }) => ({
        value,
        label: labelOf({ name, value }),
        ...(count !== undefined && { count }),
      }))}
      pick={pick}
    />
  );
});

interface OneProps {
  readonly name: 'experience' | 'freshness';
  readonly chosen: number | null;
  readonly values: readonly number[];
  readonly counts?: readonly JobChoice<FreshnessDays>[];
  readonly pick: Pick;
}

const One = observer(function One({ name, chosen, values, counts, pick }: OneProps) {
  const { filters: words } = useWords(jobWords);
  const labelOf = useFilterLabel();
  const numbers = values.map((value) => ({
    value: String(value),
    label: labelOf({ name, value: String(value) }),
    ...(counts && { count: counts.find(({ of }) => of === value)?.jobsCount ?? 0 }),
  }));
  return (
    <FilterGroup
      legend={words[name]}
      name={name}
      type="radio"
      chosen={[String(chosen ?? '')]}
      options={[{ value: '', label: words.any }, ...numbers]}
      pick={pick}
    />
  );
});
