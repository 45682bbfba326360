import { observer } from 'mobx-react-lite';
import type { SimilarCompany } from '#core/followers/similar-company.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './followers.module.css';

interface SimilarCompaniesProps {
  readonly similar?: readonly SimilarCompany[] | undefined;
  readonly pathOf?: (urlName: string) => string;
}

export const SimilarCompanies = observer(function SimilarCompanies({ similar = [], pathOf = overviewPath }: SimilarCompaniesProps) {
  const words = useWords(followerWords);
  if (similar.length === 0) return null;
  return (
    <section className="section stack g3" aria-labelledby="similar-companies">
      <h2 id="similar-companies">{words.similar}</h2>
      <ul className={styles.similar}>
        {similar.map((each) => (
          <SimilarRow key={each.company.urlName} similar={each} to={pathOf(each.company.urlName)} />
        ))}
      </ul>
    </section>
  );
});

interface SimilarRowProps {
  readonly similar: SimilarCompany;
  readonly to: string;
}

const SimilarRow = observer(function SimilarRow({ similar: { company, sharedCity, isNearInSize }, to }: SimilarRowProps) {
  const { reasons } = useWords(followerWords);
  const { list, listed } = useWords(companyWords);
  const { name, logo, rating, reviewsCount } = company;
  const near = isNearInSize ? reasons.size : reasons.industry;
  const reason = sharedCity === null ? near : reasons[isNearInSize ? 'both' : 'city'](listed(sharedCity));
  return (
    <li>
      <Link to={to} className="item">
        <Logo name={name} picture={logo} />
        <span className={styles.named}>
          <b>{name}</b>
          <small className={styles.ratedBy}>
            <Rating value={rating} />
            <span className="muted">{reviewsCount === 0 ? list.noRating : list.reviews(reviewsCount)}</span>
          </small>
          <small className="muted">{reason}</small>
        </span>
      </Link>
    </li>
  );
});
