import { observer } from 'mobx-react-lite';
import type { CampusCompany } from '#core/colleges/college.ts';
import { interviewsPath } from '#core/navigation/screens.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './colleges.module.css';
import { FoldedList } from './FoldedList.tsx';

/** Campus companies with reports, offers and jobs, linked to their interviews. */
export const CampusCompanies = observer(function CampusCompanies({ companies }: { readonly companies: readonly CampusCompany[] }) {
  const { one: words } = useWords(collegeWords);
  return (
    <section className={styles.part} aria-labelledby="came">
      <h2 id="came">{words.came}</h2>
      <FoldedList
        others={words.otherCompanies}
        rows={companies.map((company) => (
          <CompanyThere key={company.urlName} company={company} />
        ))}
      />
    </section>
  );
});

const CompanyThere = observer(function CompanyThere({ company }: { readonly company: CampusCompany }) {
  const { one: words } = useWords(collegeWords);
  const { nameOf } = useWords(listWords);
  const { urlName, name, logo, interviewsCount, offersCount, designations } = company;
  return (
    <li className={`item ${styles.row}`}>
      <Logo name={name} picture={logo} />
      <div>
        <h3 className={styles.name}>
          <Link to={interviewsPath(urlName)} className={`plain ${styles.cover}`}>
            {name}
          </Link>
        </h3>
        <Provenance>
          {words.stories(interviewsCount)}
          {words.offers(offersCount)}
        </Provenance>
        {designations.length > 0 && <p className="sm">{designations.map((job) => nameOf(job.name)).join(', ')}</p>}
      </div>
    </li>
  );
});
