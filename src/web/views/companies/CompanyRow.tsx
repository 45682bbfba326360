import { observer } from 'mobx-react-lite';
import { companyPagePath, type CompanyPage } from '#core/companies/company-page.ts';
import type { CompanySummary } from '#core/companies/company.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Rating } from '../figures/Rating.tsx';
import { useWords } from '../words.tsx';
import { AwardBadge } from './AwardBadge.tsx';
import styles from './companies.module.css';

interface CompanyRowProps {
  readonly company: CompanySummary;
  /** Page a company is looked up for, instead of its own. */
  readonly page?: CompanyPage | null;
}

export const CompanyRow = observer(function CompanyRow({ company, page = null }: CompanyRowProps) {
  const words = useWords(companyWords);
  const { urlName, name, logo, industry, headquarters, rating, reviewsCount, indianEmployeeCount, foundedYear, officesCount, award } = company;
  const facts = [
    words.listed(industry),
    headquarters && words.list.moreOffices(words.listed(headquarters), Math.max(0, officesCount - 1)),
    indianEmployeeCount && words.list.sizes[indianEmployeeCount],
    foundedYear && words.list.founded(foundedYear),
  ];
  return (
    <li className={`item ${styles.row}`} data-company={urlName}>
      <Logo name={name} picture={logo} />
      <div>
        <h2 className={styles.rowName}>
          <Link to={companyPagePath(page, urlName)} className={`plain ${styles.cover}`}>
            {name}
          </Link>
        </h2>
        <p className="prov">
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {award && (
            <span>
              <AwardBadge award={award} />
            </span>
          )}
        </p>
      </div>
      <div className={styles.rated}>
        <Rating value={rating} />
        <small className="muted">{reviewsCount === 0 ? words.list.noRating : words.list.reviews(reviewsCount)}</small>
      </div>
    </li>
  );
});
