import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import type { Review } from '#core/reviews/review.ts';
import { DeskRepliesStore } from '#web/stores/company-desk/desk-replies-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { ReviewJobLine } from '../reviews/ReviewJobLine.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { DeskReplyForm } from './DeskReplyForm.tsx';
import styles from './company-desk.module.css';

/** Reviews that wait for a reply, or have one. */
export const DeskReviews = observer(function DeskReviews({ desk: { company, waiting, answered, role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const store = useStore(DeskRepliesStore);
  const tabs = words.tabs(waiting, answered);
  useEffect(() => void store.open(), [store, company.urlName]);
  return (
    <section className="stack g3" aria-labelledby="desk-reviews">
      <h2 id="desk-reviews">{words.waiting(waiting)}</h2>
      <p className="sm muted">
        {words.same} <Link to={reviewsPath(company.urlName)}>{words.toReviews}</Link>
      </p>
      <div className="row" role="group" aria-label={words.tabsLabel}>
        <Button aria-pressed={!store.isAnswered} onClick={() => store.choose(false)}>
          {tabs.waiting}
        </Button>
        <Button aria-pressed={store.isAnswered} onClick={() => store.choose(true)}>
          {tabs.answered}
        </Button>
      </div>
      <PagedList
        key={String(store.isAnswered)}
        pages={store.list}
        more={words.more}
        empty={<p className="muted">{store.isAnswered ? words.noneAnswered : words.none}</p>}
      >
        {(reviews) => (
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <li key={review.reviewId}>
                <DeskReview review={review} isWriter={mayWrite(role)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
});

const DeskReview = observer(function DeskReview({ review, isWriter }: { readonly review: Review; readonly isWriter: boolean }) {
  const words = useWords(deskWords);
  const { card, one } = useWords(reviewWords);
  const store = useStore(DeskRepliesStore);
  const { title, stars, likes, dislikes, reply, company, reviewId } = review;
  const said = title ?? one.title(company.name);
  const isWritten = store.written?.reviewId === reviewId;
  return (
    <article className="card stack g3">
      <Rating value={stars} />
      <div className="stack g1">
        <h3>{said}</h3>
        <ReviewJobLine review={review} />
      </div>
      {isWritten && (
        <div className={styles.two}>
          <Said heading={card.likes} text={likes} />
          <Said heading={card.dislikes} text={dislikes} />
        </div>
      )}
      {reply && !isWritten && (
        <div className="inset">
          <p className="sm">
            <b>{card.reply(company.name)}</b>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {isWritten ? (
        <DeskReplyForm review={review} />
      ) : (
        isWriter && (
          <span className="row">
            <Button aria-label={`${reply ? words.change : words.reply}: ${said}`} onClick={() => store.begin(review)}>
              {reply ? words.change : words.reply}
            </Button>
          </span>
        )
      )}
    </article>
  );
});

const Said = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div>
    <h4 className="lab">{heading}</h4>
    <p className={styles.text}>{text}</p>
  </div>
);
