import { observer } from 'mobx-react-lite';
import type { CompanyHeader } from '#core/companies/company.ts';
import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { compact } from '#core/figures/counts.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { FollowStore } from '#web/stores/followers/follow-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { FollowButton } from '../followers/FollowButton.tsx';
import { useStore } from '../stores.tsx';
import { CompareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import { AwardBadge } from './AwardBadge.tsx';
import styles from './company.module.css';

/** Company header, the same on every tab. */
export const CompanyHeaderView = observer(function CompanyHeaderView({ company }: { readonly company: CompanyHeader }) {
  const words = useWords(companyWords);
  const { units } = useWords(uiWords);
  const { name, logo, rating, reviewsCount, tabCounts, followersCount, infoTags, award, headquarters, officeLocations } = company;
  const count = rating === null ? tabCounts.reviews : reviewsCount;
  const followers = useStore(FollowStore).membership(company)?.followers ?? followersCount;
  const [industry] = infoTags;
  const facts = [
    industry && words.listed(industry),
    headquarters && words.list.moreOffices(words.listed(headquarters), Math.max(0, officeLocations.length - 1)),
    followers > 0 && words.page.followers(compact(followers, units)),
  ].filter(Boolean);
  return (
    <header className={styles.header}>
      <Logo name={name} picture={logo} size="large" />
      <div className={styles.named}>
        <h1>{name}</h1>
        <p className={styles.ratedBy}>
          {rating !== null && <Rating value={rating} />}
          {count === 0 ? (
            <span className="muted">{words.list.noReviews}</span>
          ) : (
            <Link to={reviewsPath(company.urlName)} className="go">
              {words.list.reviews(count)}
            </Link>
          )}
          {rating === null && count > 0 && <span className="muted">{words.list.tooFew}</span>}
          {award && <AwardBadge award={award} leads />}
        </p>
        <p className="sm muted">{facts.join(' · ')}</p>
      </div>
      <Ways company={company} />
    </header>
  );
});

const Ways = observer(function Ways({ company }: { readonly company: CompanyHeader }) {
  const { page } = useWords(companyWords);
  return (
    <div className={styles.does}>
      <FollowButton company={company} />
      <Link to={compareCompaniesUrl([company.urlName])} className="btn">
        <CompareIcon small />
        {page.compare}
      </Link>
      <Link to={reviewFormUrl({ company: company.urlName })} className="btn main">
        {page.addReview}
      </Link>
    </div>
  );
});
