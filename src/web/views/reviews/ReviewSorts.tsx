import { observer } from 'mobx-react-lite';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { OwnLanguageFirst } from '../content/OwnLanguageFirst.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { companyReviewsUrl } from './reviews-url.ts';

/** Orders of reviews, each with a URL. */
export const ReviewSorts = observer(function ReviewSorts() {
  const { filters, ownFirst } = useWords(reviewWords);
  const { search, urlName } = useStore(CompanyReviewsStore);
  return (
    <LinkChips
      label={filters.sort}
      isLong
      chips={contributionSorts.map((sort) => ({
        label: filters.sorts[sort],
        to: companyReviewsUrl(urlName, { ...search, sort }),
        isCurrent: sort === search.sort,
      }))}
    >
      <OwnLanguageFirst label={ownFirst} />
    </LinkChips>
  );
});
