import { observer } from 'mobx-react-lite';
import type { CompanyHeader } from '#core/companies/company.ts';
import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { compact, stepped } from '#core/figures/counts.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { FollowStore } from '#web/stores/followers/follow-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { FollowButton } from '../followers/FollowButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { EditIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import { AwardBadge } from './AwardBadge.tsx';
import styles from './company.module.css';

/** The header of every page of one company. */
export const CompanyHeaderView = observer(function CompanyHeaderView({ company }: { readonly company: CompanyHeader }) {
  const words = useWords(companyWords);
  const { units } = useWords(uiWords);
  const { name, logo, coverPhoto, rating, reviewsCount, followersCount, photosCount, relationsCount, isPremium, infoTags, award } = company;
  const followers = useStore(FollowStore).standing(company.urlName)?.followers ?? followersCount;
  const { headquarters, officeLocations, indianEmployeeCount } = company;
  const facts = [
    ...infoTags.map(words.listed),
    headquarters && words.list.moreOffices(words.listed(headquarters), Math.max(0, officeLocations.length - 1)),
    indianEmployeeCount && words.list.sizes[indianEmployeeCount],
    followers > 0 && words.page.followers(compact(followers, units)),
    photosCount > 0 && words.page.photos(photosCount),
    relationsCount > 0 && words.page.relations(relationsCount),
  ];
  return (
    <header className={styles.header}>
      {coverPhoto && <img className={styles.cover} src={coverPhoto} alt="" width={1200} height={300} decoding="async" fetchPriority="low" />}
      <Logo name={name} picture={logo} size="large" />
      <div className={styles.named}>
        <h1>
          {name} {isPremium && <Tag tone="ink">{words.page.premium}</Tag>}
        </h1>
        <p className={styles.ratedBy}>
          <Rating value={rating} />
          {reviewsCount === 0 ? (
            <span className="muted">{words.list.noReviews}</span>
          ) : (
            <Link to={reviewsPath(company.urlName)} className="go">
              {words.list.reviews(stepped(reviewsCount))}
            </Link>
          )}
          {award && <AwardBadge award={award} leads />}
        </p>
        <Ways company={company} />
        <p className="prov">
          {facts.filter(Boolean).map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      </div>
    </header>
  );
});

/** What a reader may do about a company: add a review, follow it, hold it against others. */
const Ways = observer(function Ways({ company }: { readonly company: CompanyHeader }) {
  const { page } = useWords(companyWords);
  return (
    <div className={styles.does}>
      <Link to={reviewFormUrl({ company: company.urlName })} className="btn">
        <EditIcon small />
        {page.addReview}
      </Link>
      <FollowButton company={company} />
      <Link to={compareCompaniesUrl([company.urlName])} className="btn">
        {page.compare}
      </Link>
    </div>
  );
});
