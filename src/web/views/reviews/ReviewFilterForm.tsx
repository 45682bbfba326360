import { observer } from 'mobx-react-lite';
import { reviewsPath } from '#core/navigation/screens.ts';
import type { ReviewFilter, ReviewFilters } from '#core/reviews/review-figures.ts';
import { everyReview, narrowsReviews, reviewQueryOf, reviewSearchFromUrl, reviewYears, type ReviewSearch } from '#core/reviews/review-search.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { FilterForm, FilterGroupsOf } from '../companies/FilterForm.tsx';
import { FilterGroup, type Pick } from '../companies/FilterGroup.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { companyReviewsUrl } from './reviews-url.ts';

export const ReviewFilterForm = observer(function ReviewFilterForm() {
  const { filters: words } = useWords(reviewWords);
  const store = useStore(CompanyReviewsStore);
  const { search, filters, urlName } = store;
  const { sort } = search;
  return (
    <FilterForm
      action={reviewsPath(urlName)}
      label={words.heading}
      summary={words.count(reviewQueryOf({ ...search, sort: everyReview.sort }).length)}
      show={words.show(store.found)}
      whole={narrowsReviews(search) ? companyReviewsUrl(urlName, { ...everyReview, sort }) : undefined}
      kept={[['sort', sort === everyReview.sort ? null : sort]]}
      urlOf={(query) => companyReviewsUrl(urlName, reviewSearchFromUrl(query))}
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
  readonly filters: ReviewFilters;
  readonly search: ReviewSearch;
  readonly pick: Pick;
}

const Groups = observer(function Groups({ filters, search, pick }: GroupsProps) {
  const { filters: words, ratings } = useWords(reviewWords);
  const { listed } = useWords(companyWords);
  const stars = filters.stars.filter(({ reviewsCount }) => reviewsCount > 0);
  const single = { type: 'radio', pick } as const;
  const any = { value: '', label: words.any };
  const named = (name: 'department' | 'designation' | 'city', options: readonly ReviewFilter[]) =>
    options.length > 0 && (
      <FilterGroup
        {...single}
        legend={words[name]}
        name={name}
        isOfNames
        chosen={[search[name] ?? '']}
        options={[any, ...options.map((option) => ({ value: option.urlName, label: listed(option.name), count: option.reviewsCount }))]}
      />
    );
  return (
    <FilterGroupsOf apply={words.apply}>
      <FilterGroup
        legend={words.rating}
        name="rating"
        type="checkbox"
        chosen={search.stars.map(String)}
        options={stars.map(({ stars: step, reviewsCount }) => ({ value: String(step), label: ratings.stars(step), count: reviewsCount }))}
        pick={pick}
      />
      {named('department', filters.departments)}
      {named('designation', filters.designations)}
      {named('city', filters.cities)}
      <TimeGroups filters={filters} search={search} pick={pick} />
    </FilterGroupsOf>
  );
});

const TimeGroups = observer(function TimeGroups({ filters, search, pick }: GroupsProps) {
  const { filters: words } = useWords(reviewWords);
  const single = { type: 'radio', pick } as const;
  const any = { value: '', label: words.any };
  const works = filters.works.map(({ isCurrent, reviewsCount }) => ({
    value: isCurrent ? 'current' : 'former',
    label: isCurrent ? words.current : words.former,
    count: reviewsCount,
  }));
  const employed = filters.employments.map(({ employment, reviewsCount }) => ({
    value: employment,
    label: words.employments[employment],
    count: reviewsCount,
  }));
  const asked = search.isCurrent === null ? '' : search.isCurrent ? 'current' : 'former';
  return (
    <>
      {works.length > 0 && <FilterGroup {...single} legend={words.works} name="works" chosen={[asked]} options={[any, ...works]} />}
      {employed.length > 0 && (
        <FilterGroup {...single} legend={words.employment} name="employment" chosen={[search.employment ?? '']} options={[any, ...employed]} />
      )}
      <FilterGroup
        {...single}
        legend={words.years}
        name="years"
        chosen={[String(search.years ?? '')]}
        options={[any, ...reviewYears.map((years) => ({ value: String(years), label: words.lastYears(years) }))]}
      />
    </>
  );
});
