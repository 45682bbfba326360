import { observer } from 'mobx-react-lite';
import { reviewsPath } from '#core/navigation/screens.ts';
import type { Review } from '#core/reviews/review.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import contributed from '../companies/contributed.module.css';
import { ReplyBelow } from '../company-replies/ReplyBelow.tsx';
import { Rating } from '../figures/Rating.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewJobLine } from './ReviewJobLine.tsx';
import { ReviewParts } from './ReviewParts.tsx';
import styles from './reviews.module.css';

interface ReviewCardProps {
  readonly review: Review;
  /** Names the company where reviews of several are listed. */
  readonly namesCompany?: boolean;
  readonly isAlone?: boolean;
}

/** Review with ratings, author facts shared by many, opinions and the employer's reply. */
export const ReviewCard = observer(function ReviewCard({ review, namesCompany = false, isAlone = false }: ReviewCardProps) {
  const { card, one } = useWords(reviewWords);
  const { stars, isCounted, signs, title, likes, dislikes, company, reply } = review;
  const said = title ?? one.title(company.name);
  return (
    <article className={`card ${contributed.card}`}>
      <div className={styles.given}>
        <Rating value={stars} />
        {signs.length > 0 && (
          <span className="row">
            {signs.map((sign) => (
              <Tag key={sign} tone="warn">
                {card.signs[sign]}
              </Tag>
            ))}
          </span>
        )}
        <details className={styles.counting}>
          <summary className="sm muted">{isCounted ? card.counted : card.uncounted}</summary>
          <p className="sm muted">{card.counting}</p>
        </details>
      </div>
      <div>
        {namesCompany && (
          <p className="sm">
            <Link to={reviewsPath(company.urlName)}>{company.name}</Link>
          </p>
        )}
        <h3 className={title === null ? 'vh' : contributed.title} {...inItsLanguage(title)}>
          {said}
        </h3>
        <ReviewJobLine review={review} />
      </div>
      <div className={styles.texts}>
        <Said heading={card.likes} text={likes} />
        <Said heading={card.dislikes} text={dislikes} />
      </div>
      <ReviewParts ratings={review.ratings} />
      {reply && <ReplyBelow reply={reply} company={company.name} />}
      <ReviewActions review={review} isAlone={isAlone} />
    </article>
  );
});

export const textOfReview = ({ title, likes, dislikes }: Review): string => [title, likes, dislikes].join(' ');

const Said = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div>
    <h4 className="lab">{heading}</h4>
    <p className={contributed.text} {...inItsLanguage(text)}>
      {text}
    </p>
  </div>
);
