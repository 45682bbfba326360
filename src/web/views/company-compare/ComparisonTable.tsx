import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { CompanyComparison } from '#core/company-compare/company-comparison.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import { ComparedFacts } from './ComparedFacts.tsx';
import { ComparedInterviewing } from './ComparedInterviewing.tsx';
import { ComparedLeaving } from './ComparedLeaving.tsx';
import { ComparedOpinions } from './ComparedOpinions.tsx';
import { ComparedPay } from './ComparedPay.tsx';
import { ComparedRatings } from './ComparedRatings.tsx';
import styles from './company-compare.module.css';

/** All that is compared, company beside company. On phones two stand side by side, the others a swipe away, and their names stay in sight. */
export const ComparisonTable = observer(function ComparisonTable({ comparison: { companies, jobs } }: { readonly comparison: CompanyComparison }) {
  const words = useWords(companyCompareWords);
  const names = useRef<HTMLDivElement>(null);
  const columns = companies.length;
  return (
    <div className={styles.compared} data-companies={columns}>
      <div ref={names} className={styles.names} aria-hidden="true">
        <div>
          {companies.map(({ urlName, name, logo }) => (
            <span key={urlName}>
              <Logo name={name} picture={logo} size="small" />
              <b>{name}</b>
            </span>
          ))}
        </div>
      </div>
      <div
        className={styles.scroller}
        role="group"
        aria-label={words.table}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <table>
          <caption className="vh">{words.table}</caption>
          <thead className="vh">
            <tr>
              <td />
              {companies.map(({ urlName, name }) => (
                <th key={urlName} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <ComparedRatings companies={companies} />
          <ComparedPay companies={companies} jobs={jobs} />
          <ComparedInterviewing companies={companies} />
          <ComparedLeaving companies={companies} />
          <ComparedOpinions companies={companies} />
          <ComparedFacts companies={companies} />
        </table>
      </div>
      <nav aria-label={words.chosen} className="row">
        {companies.map(({ urlName, name }) => (
          <Link key={urlName} to={overviewPath(urlName)} className="btn quiet">
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
});
