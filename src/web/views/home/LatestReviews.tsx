import { observer } from 'mobx-react-lite';
import { mostHomeReviews, type HomeReview } from '#core/home/home-page.ts';
import { reviewPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { ReviewJobLine } from '../reviews/ReviewJobLine.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';
import styles from './home.module.css';

export const LatestReviews = observer(function LatestReviews() {
  const { reviews: words } = useWords(homeWords);
  const home = useStore(HomeStore);
  const { isAwake } = useStore(SessionStore);
  return (
    <Section heading={words.heading} more={{ to: screens.reviews, label: words.all }}>
      <Await request={home.written(isAwake)} meanwhile={<Waiting />}>
        {({ reviews }) =>
          reviews.length === 0 ? (
            <EmptyState title={words.none} link={{ label: words.write, to: screens.reviewForm }} />
          ) : (
            <div className={styles.reviews}>
              {reviews.map((review) => (
                <Review key={review.reviewId} review={review} />
              ))}
            </div>
          )
        }
      </Await>
    </Section>
  );
});

const Review = observer(function Review({ review }: { readonly review: HomeReview }) {
  const { one } = useWords(reviewWords);
  const { reviewId, company, stars, title, likes } = review;
  return (
    <article className={`card ${styles.review}`}>
      <Rating value={stars} />
      <h3 className={styles.name} {...inItsLanguage(title)}>
        <Link to={reviewPath(reviewId)} className="plain">
          {title ?? one.title(company.name)}
        </Link>
      </h3>
      <p className="sm">
        <Link to={reviewsPath(company.urlName)}>{company.name}</Link>
      </p>
      <p {...inItsLanguage(likes)}>{likes}</p>
      <ReviewJobLine review={review} />
    </article>
  );
});

const Waiting = () => (
  <SkeletonList places={mostHomeReviews} className={styles.reviews}>
    <div className={`card ${styles.review} ${styles.reviewWaiting}`}>
      <Skeleton lines={4} />
    </div>
  </SkeletonList>
);
