import { observer } from 'mobx-react-lite';
import { reviewPath } from '#core/navigation/screens.ts';
import { standOf, type DigestQuote, type QuotedTopic, type ReviewDigest as Digest } from '#core/reviews/digest.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './insights.module.css';

const firstTopics = 3;

/** Agreements and disagreements by topic, with counts and linked sentences (F-27). */
export const ReviewDigest = observer(function ReviewDigest({ digest: { reviewsRead, topics } }: { readonly digest: Digest }) {
  const { digest: words } = useWords(insightWords);
  const [first, rest] = [topics.slice(0, firstTopics), topics.slice(firstTopics)];
  return (
    <details className={styles.insight}>
      <summary>
        <h2>{words.heading}</h2>
        {first.length > 0 && (
          <span className="prov">
            {first.map((topic) => (
              <span key={topic.topic}>
                {words.topics[topic.topic]}: {words.stands[standOf(topic)]}
              </span>
            ))}
          </span>
        )}
      </summary>
      <div className={styles.unfolded}>
        {topics.length === 0 ? <p className="inset">{words.none}</p> : <Topics topics={first} />}
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary className="go">{words.more(rest.length)}</summary>
            <Topics topics={rest} />
          </details>
        )}
        <p className="xs muted">
          {words.from(reviewsRead)}. {words.how}
        </p>
      </div>
    </details>
  );
});

const Topics = ({ topics }: { readonly topics: readonly QuotedTopic[] }) => (
  <div className={styles.topics}>
    {topics.map((topic) => (
      <Topic key={topic.topic} topic={topic} />
    ))}
  </div>
);

const tones = { good: 'good', bad: 'bad', divided: 'warn' } as const;

const Topic = observer(function Topic({ topic }: { readonly topic: QuotedTopic }) {
  const { digest: words } = useWords(insightWords);
  const { people, likes, dislikes, firstQuarter, lastQuarter, liked, disliked } = topic;
  const stand = standOf(topic);
  const bar = (label: string, count: number) => {
    const percent = Math.round((100 * count) / people);
    return { label, share: percent, said: words.share(percent, count) };
  };
  return (
    <section className={styles.topic}>
      <h3 className="split">
        {words.topics[topic.topic]} <Tag tone={tones[stand]}>{words.stands[stand]}</Tag>
      </h3>
      <Bars bars={[bar(words.liked, likes), bar(words.disliked, dislikes)]} />
      <p className="prov">
        <span>{words.people(people)}</span>
        <span>{words.quarters(words.quarter(firstQuarter), words.quarter(lastQuarter))}</span>
      </p>
      {liked.length + disliked.length > 0 && (
        <details className={styles.more}>
          <summary className="go">{words.quotes}</summary>
          <Quotes heading={words.liked} quotes={liked} />
          <Quotes heading={words.disliked} quotes={disliked} />
        </details>
      )}
    </section>
  );
});

const Quotes = ({ heading, quotes }: { readonly heading: string; readonly quotes: readonly DigestQuote[] }) =>
  quotes.length === 0 ? null : (
    <>
      <h4 className="lab">{heading}</h4>
      <ul className={styles.quotes}>
        {quotes.map(({ reviewId, text }) => (
          <li key={reviewId}>
            <Link to={reviewPath(reviewId)} className="plain">
              <q>{text}</q>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
