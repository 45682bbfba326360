import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import type { HiddenReply } from '#core/company-desk/hidden-replies.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import type { Review } from '#core/reviews/review.ts';
import { DeskRepliesStore } from '#web/stores/company-desk/desk-replies-store.ts';
import { HiddenRepliesStore } from '#web/stores/company-desk/hidden-replies-store.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
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
import { ReportFromDesk } from './ReportFromDesk.tsx';
import { HiddenReplyNote } from './HiddenReplyNote.tsx';
import styles from './company-desk.module.css';

/** Reviews that wait for a reply, or have one. */
export const DeskReviews = observer(function DeskReviews({ desk: { company, waiting, answered, role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const [store, hidden] = [useStore(DeskRepliesStore), useStore(HiddenRepliesStore)];
  const tabs = words.tabs(waiting, answered);
  useEffect(() => void Promise.all([store.open(), hidden.open()]), [store, hidden, company.urlName]);
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
  const { card, one } = useWords(reviewWords);
  const replyWords = useWords(companyReplyWords);
  const store = useStore(DeskRepliesStore);
  const { title, stars, likes, dislikes, reply, company, reviewId } = review;
  const said = title ?? one.title(company.name);
  const isWritten = store.written?.reviewId === reviewId;
  const hidden = useStore(HiddenRepliesStore).about(reviewId);
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
            <b>{replyWords.from(company.name)}</b>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {hidden && <HiddenReplyNote hidden={hidden} said={said} isWriter={isWriter} />}
      {isWritten ? <DeskReplyForm review={review} /> : isWriter && mayFollow(hidden) && <Begin review={review} said={said} isAnother={hidden !== undefined} />}
    </article>
  );
});

/** Lets another reply follow one that was taken down, unless a moderator looks at it. */
const mayFollow = (hidden: HiddenReply | undefined): boolean => hidden === undefined || (hidden.week !== null && hidden.appeal !== 'open');

interface BeginProps {
  readonly review: Review;
  readonly said: string;
  readonly isAnother: boolean;
}

const Begin = observer(function Begin({ review, said, isAnother }: BeginProps) {
  const [words, { another }] = [useWords(deskWords), useWords(deskReplyWords)];
  const store = useStore(DeskRepliesStore);
  const label = isAnother ? another : review.reply ? words.change : words.reply;
  return (
    <span className="row">
      <Button aria-label={`${label}: ${said}`} onClick={() => store.begin(review)}>
        {label}
      </Button>
      <ReportFromDesk reviewId={review.reviewId} title={said} />
    </span>
  );
});

const Said = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div>
    <h4 className="lab">{heading}</h4>
    <p className={styles.text}>{text}</p>
  </div>
);
