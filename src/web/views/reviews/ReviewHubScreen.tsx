import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { ReviewHubStore } from '#web/stores/reviews/review-hub-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { ContributedCards } from '../companies/ContributedCards.tsx';
import { HubScreen } from '../companies/HubScreen.tsx';
import { useInCity } from '../reference-lists/use-in-city.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { OwnLanguageFirst, useOwnLanguageFirst } from '../content/OwnLanguageFirst.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButtons } from '../ui/LinkButtons.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { HubForm } from './HubForm.tsx';
import { ReviewCard, textOfReview } from './ReviewCard.tsx';
import { reviewHubUrl } from './reviews-url.ts';

/** Newest and most helpful reviews of all companies. */
export const ReviewHubScreen = observer(function ReviewHubScreen() {
  const words = useWords(reviewWords);
  const { search } = useStore(ReviewHubStore);
  const { hub } = words;
  const places = useWords(placeWords);
  const inCity = useInCity();
  const ways = [
    { label: hub.write, to: reviewFormUrl() },
    { label: hub.own, to: screens.contributions },
  ];
  return (
    <HubScreen
      kind="reviews"
      words={{ ...hub, heading: inCity(places.reviews, hub.heading) }}
      ways={
        <p className="row">
          <LinkButtons links={ways} />
        </p>
      }
    >
      <ErrorBoundary>
        <HubForm />
      </ErrorBoundary>
      <LinkChips
        label={words.filters.sort}
        chips={(['newToOld', 'popularity'] as const).map((sort) => ({
          label: hub.sorts[sort],
          to: reviewHubUrl({ ...search, sort }),
          isCurrent: sort === search.sort,
        }))}
      />
      <OwnLanguageFirst label={words.ownFirst} />
      <ErrorBoundary>
        <HubList />
      </ErrorBoundary>
    </HubScreen>
  );
});

const HubList = observer(function HubList() {
  const words = useWords(reviewWords);
  const { all } = useWords(placeWords);
  const { search, pages } = useStore(ReviewHubStore);
  const items = useOwnLanguageFirst(pages.items, textOfReview);
  const way = search.city === null ? { label: words.hub.companies, to: screens.companies } : { label: all, to: reviewHubUrl({ ...search, city: null }) };
  return (
    <ContributedCards
      pages={pages}
      items={items}
      words={words}
      urlOf={(cursor) => reviewHubUrl(search, cursor)}
      empty={<EmptyState title={words.hub.none} link={way} />}
    >
      {(review) => <ReviewCard key={review.reviewId} review={review} namesCompany />}
    </ContributedCards>
  );
});
