import { observer } from 'mobx-react-lite';
import { awardListPath } from '#core/awards/award-paths.ts';
import { mostWinners } from '#core/awards/award-rule.ts';
import type { AwardCategoryGlimpse } from '#core/awards/awards.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './awards.module.css';

interface CategoryCardProps {
  readonly year: AwardYear;
  readonly category: AwardCategoryGlimpse;
}

export const CategoryCard = observer(function CategoryCard({ year, category }: CategoryCardProps) {
  const words = useWords(awardWords);
  const { slug, winners, qualifiedCount } = category;
  const listed = Math.min(qualifiedCount, mostWinners);
  const [id, name, about] = [`category-${slug}`, words.nameOf(category), words.about(category)];
  return (
    <Card className={styles.category} aria-labelledby={id}>
      <div>
        <h3 id={id}>{name}</h3>
        {about !== undefined && <p className="xs muted">{about}</p>}
      </div>
      <ol className="list" aria-label={words.list.places}>
        {winners.map((winner) => (
          <li key={winner.urlName} className={styles.first}>
            <span className={styles.place}>{winner.place}</span>
            <Logo name={winner.name} picture={winner.logo} size="small" />
            <span>
              <Link to={overviewPath(winner.urlName)} className="plain">
                {winner.name}
              </Link>
              <span className="xs muted">{words.list.reviews(winner.reviewsCount)}</span>
            </span>
            <Rating value={winner.rating} isBare isExact />
          </li>
        ))}
      </ol>
      <Link to={awardListPath(year, slug)} className="go">
        {listed > winners.length ? words.seeAll(listed) : words.toList}
        <span className="vh">: {name}</span>
      </Link>
    </Card>
  );
});
