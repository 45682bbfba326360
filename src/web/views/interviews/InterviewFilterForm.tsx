import { observer } from 'mobx-react-lite';
import { interviewsPath } from '#core/navigation/screens.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import { everyInterview, interviewYears, type InterviewSearch } from '#core/interviews/interview-search.ts';
import { companyInterviewsUrl, interviewSearchFromUrl, narrowingOf } from '#core/interviews/interview-urls.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { FilterForm, FilterGroupsOf } from '../companies/FilterForm.tsx';
import { FilterGroup, type Pick } from '../companies/FilterGroup.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';

export const InterviewFilterForm = observer(function InterviewFilterForm() {
  const { filters: words } = useWords(interviewWords);
  const store = useStore(CompanyInterviewsStore);
  const { search, filters, urlName } = store;
  const { sort } = search;
  const chosen = narrowingOf(search).length;
  return (
    <FilterForm
      action={interviewsPath(urlName)}
      label={words.heading}
      summary={words.count(chosen)}
      show={words.show(store.found)}
      whole={chosen > 0 ? companyInterviewsUrl(urlName, { ...everyInterview, sort }) : undefined}
      kept={[['sort', sort === everyInterview.sort ? null : sort]]}
      urlOf={(query) => companyInterviewsUrl(urlName, interviewSearchFromUrl(query))}
    >
      {(pick) => (
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <Groups filters={known} search={search} pick={pick} />}
        </Await>
      )}
    </FilterForm>
  );
});

interface GroupsProps {
  readonly filters: InterviewFilters;
  readonly search: InterviewSearch;
  readonly pick: Pick;
}

const Groups = observer(function Groups({ filters: { designations, figures }, search, pick }: GroupsProps) {
  const { filters: words, experiences, outcomes } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const single = { type: 'radio', pick } as const;
  const any = { value: '', label: words.any };
  const jobs = designations.map(({ urlName, name, interviewsCount }) => ({ value: urlName, label: nameOf(name), count: interviewsCount }));
  return (
    <FilterGroupsOf apply={words.apply}>
      {jobs.length > 0 && (
        <FilterGroup {...single} legend={words.designation} name="designation" isOfNames chosen={[search.designation ?? '']} options={[any, ...jobs]} />
      )}
      <FilterGroup
        {...single}
        legend={words.experience}
        name="experience"
        chosen={[search.experience ?? '']}
        options={[any, ...figures.experiences.map(({ of, count }) => ({ value: of, label: experiences[of], count }))]}
      />
      <FilterGroup
        {...single}
        legend={words.outcome}
        name="outcome"
        chosen={[search.outcome ?? '']}
        options={[any, ...figures.outcomes.map(({ of, count }) => ({ value: of, label: outcomes[of], count }))]}
      />
      <FilterGroup
        {...single}
        legend={words.years}
        name="years"
        chosen={[String(search.years ?? '')]}
        options={[any, ...interviewYears.map((years) => ({ value: String(years), label: words.lastYears(years) }))]}
      />
    </FilterGroupsOf>
  );
});
