import { observer } from 'mobx-react-lite';
import { isOfCityAlone } from '#core/navigation/place-urls.ts';
import { everyReview, narrowsReviews } from '#core/reviews/review-search.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { ContributedList } from '../companies/ContributedList.tsx';
import { useOwnLanguageFirst } from '../content/OwnLanguageFirst.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AddYours } from './AddYours.tsx';
import { companyReviewsUrl } from './reviews-url.ts';
import { ReviewCard, textOfReview } from './ReviewCard.tsx';

export const ReviewList = observer(function ReviewList() {
  const words = useWords(reviewWords);
  const { all } = useWords(placeWords);
  const { reviews, search, urlName } = useStore(CompanyReviewsStore);
  const items = useOwnLanguageFirst(reviews.items, textOfReview);
  return (
    <ContributedList
      pages={reviews}
      items={items}
      words={isOfCityAlone(companyReviewsUrl(urlName, { ...search, sort: everyReview.sort })) ? { ...words, clear: all } : words}
      urlOf={(cursor) => companyReviewsUrl(urlName, search, cursor)}
      wholeUrl={narrowsReviews(search) ? companyReviewsUrl(urlName, { ...everyReview, sort: search.sort }) : undefined}
      ask={<AddYours />}
    >
      {(review) => <ReviewCard key={review.reviewId} review={review} />}
    </ContributedList>
  );
});
