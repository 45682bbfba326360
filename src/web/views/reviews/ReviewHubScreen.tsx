import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { ReviewHubStore } from '#web/stores/reviews/review-hub-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import contributed from '../companies/contributed.module.css';
import { HeadlineLine } from '../figures/HeadlineLine.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { HubForm } from './HubForm.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { reviewHubUrl } from './reviews-url.ts';
import styles from './reviews.module.css';

/** What people say of all companies: the newest, and what most found helpful. */
export const ReviewHubScreen = observer(function ReviewHubScreen() {
  const words = useWords(reviewWords);
  const { search } = useStore(ReviewHubStore);
  const { hub } = words;
  return (
    <div className={`wrap page ${styles.hub}`}>
      <header className={styles.hubHead}>
        <h1>{hub.heading}</h1>
        <p className="muted">
          {hub.lead}
          <HeadlineLine kind="reviews" said={hub.counted} />
        </p>
        <p className="row">
          <Link to={reviewFormUrl()} className="btn main">
            {hub.write}
          </Link>
          <Link to={screens.contributions} className="btn">
            {hub.own}
          </Link>
        </p>
      </header>
      <Part>
        <HubForm />
      </Part>
      <LinkChips
        label={words.filters.sort}
        chips={(['newToOld', 'popularity'] as const).map((sort) => ({
          label: hub.sorts[sort],
          to: reviewHubUrl({ ...search, sort }),
          isCurrent: sort === search.sort,
        }))}
      />
      <Part>
        <HubList />
      </Part>
    </div>
  );
});

const HubList = observer(function HubList() {
  const words = useWords(reviewWords);
  const { search, pages } = useStore(ReviewHubStore);
  return (
    <PagedList
      pages={pages}
      more={words.more}
      end={words.end}
      urlOf={(cursor) => reviewHubUrl(search, cursor)}
      meanwhile={<ContributedSkeleton />}
      empty={
        <EmptyState title={words.hub.none}>
          <Link to={screens.companies} className="btn">
            {words.hub.companies}
          </Link>
        </EmptyState>
      }
    >
      {(items) => (
        <div className={contributed.cards}>
          {items.map((review) => (
            <ReviewCard key={review.reviewId} review={review} namesCompany />
          ))}
        </div>
      )}
    </PagedList>
  );
});
