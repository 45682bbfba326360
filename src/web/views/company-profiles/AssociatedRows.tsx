import { observer } from 'mobx-react-lite';
import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Rating } from '../figures/Rating.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './company-profiles.module.css';

export const AssociatedRows = ({ companies }: { readonly companies: readonly AssociatedCompany[] }) => (
  <ul className={`card list ${styles.rows}`}>
    {companies.map((company) => (
      <AssociatedRow key={company.urlName} company={company} />
    ))}
  </ul>
);

const AssociatedRow = observer(function AssociatedRow({ company }: { readonly company: AssociatedCompany }) {
  const { related } = useWords(companyProfileWords);
  const { list, listed } = useWords(companyWords);
  const { urlName, name, logo, relation, industry, headquarters, rating, reviewsCount } = company;
  return (
    <li className={`item ${styles.row}`}>
      <Logo name={name} picture={logo} />
      <div>
        <h3 className={styles.name}>
          <Link to={overviewPath(urlName)} className={`plain ${styles.cover}`}>
            {name}
          </Link>
        </h3>
        <Provenance>
          <b>{related.relations[relation]}</b>
          {listed(industry)}
          {headquarters && listed(headquarters)}
          {reviewsCount > 0 && list.reviews(reviewsCount)}
        </Provenance>
      </div>
      {rating !== null && <Rating value={rating} isBare />}
    </li>
  );
});
