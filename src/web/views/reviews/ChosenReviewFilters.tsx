import { observer } from 'mobx-react-lite';
import type { ReviewFilters } from '#core/reviews/review-figures.ts';
import { everyReview, type ReviewSearch } from '#core/reviews/review-search.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import type { ReviewWords } from '#web/words/en/reviews/words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useStore } from '../stores.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { useWords } from '../words.tsx';
import { companyReviewsUrl } from './reviews-url.ts';

/** Active filters, removable one by one or together. */
export const ChosenReviewFilters = observer(function ChosenReviewFilters() {
  const words = useWords(reviewWords);
  const { listed } = useWords(companyWords);
  const { search, filters, urlName } = useStore(CompanyReviewsStore);
  const chosen = chosenIn(search, filters.value, words, listed);
  return (
    <ChosenChips
      words={words.filters}
      chips={chosen.map(({ label, without }) => ({
        label,
        without: companyReviewsUrl(urlName, { ...search, ...without }),
      }))}
      clear={{ label: words.clear, to: companyReviewsUrl(urlName, { ...everyReview, sort: search.sort }) }}
    />
  );
});

interface Chosen {
  readonly label: string;
  readonly without: Partial<ReviewSearch>;
}

function chosenIn(
  search: ReviewSearch,
  known: ReviewFilters | undefined,
  { filters, ratings }: ReviewWords,
  listed: (name: string) => string,
): readonly Chosen[] {
  const named = (options: ReviewFilters['cities'] | undefined, urlName: string): string => {
    const option = options?.find((each) => each.urlName === urlName);
    return option ? listed(option.name) : urlName;
  };
  const { stars, department, designation, city, employment, isCurrent, years } = search;
  return [
    ...stars.map((step) => ({ label: ratings.stars(step), without: { stars: stars.filter((other) => other !== step) } })),
    ...(department === null ? [] : [{ label: named(known?.departments, department), without: { department: null } }]),
    ...(designation === null ? [] : [{ label: named(known?.designations, designation), without: { designation: null } }]),
    ...(city === null ? [] : [{ label: named(known?.cities, city), without: { city: null } }]),
    ...(employment === null ? [] : [{ label: filters.employments[employment], without: { employment: null } }]),
    ...(isCurrent === null ? [] : [{ label: isCurrent ? filters.current : filters.former, without: { isCurrent: null } }]),
    ...(years === null ? [] : [{ label: filters.lastYears(years), without: { years: null } }]),
  ];
}
