import { observer } from 'mobx-react-lite';
import { useRef, type RefObject } from 'react';
import type { ComparedCompany, CompanyComparison } from '#core/company-compare/company-comparison.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import { CompareRow } from './CompareRow.tsx';
import { ComparedFacts } from './ComparedFacts.tsx';
import { ComparedInterviewing } from './ComparedInterviewing.tsx';
import { ComparedLeaving } from './ComparedLeaving.tsx';
import { ComparedOpinions } from './ComparedOpinions.tsx';
import { ComparedPay } from './ComparedPay.tsx';
import { ComparedRatings } from './ComparedRatings.tsx';
import styles from './company-compare.module.css';

/** Comparison table. Phones show two columns and swipe, with names in sight. */
export const ComparisonTable = observer(function ComparisonTable({ comparison: { companies, jobs, nearest } }: { readonly comparison: CompanyComparison }) {
  const words = useWords(companyCompareWords);
  const names = useRef<HTMLDivElement>(null);
  const columns = companies.length;
  return (
    <div className={styles.compared} data-companies={columns}>
      <Names companies={companies} strip={names} />
      <div
        className={styles.scroller}
        role="group"
        aria-label={words.table}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <Table companies={companies} jobs={jobs} nearest={nearest} />
      </div>
    </div>
  );
});

interface ComparedProps {
  readonly companies: readonly ComparedCompany[];
}

const Names = ({ companies, strip }: ComparedProps & { readonly strip: RefObject<HTMLDivElement | null> }) => (
  <div ref={strip} className={styles.names} aria-hidden="true">
    <div>
      {companies.map(({ urlName, name, logo }) => (
        <span key={urlName}>
          <Logo name={name} picture={logo} size="small" />
          <b>{name}</b>
        </span>
      ))}
    </div>
  </div>
);

const Table = observer(function Table({ companies, jobs, nearest }: CompanyComparison) {
  const words = useWords(companyCompareWords);
  return (
    <table>
      <caption className="vh">{words.table}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{words.what}</th>
          {companies.map(({ urlName, name }) => (
            <th key={urlName} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <ComparedPay companies={companies} jobs={jobs} nearest={nearest} />
      <ComparedRatings companies={companies} />
      <ComparedInterviewing companies={companies} />
      <ComparedLeaving companies={companies} />
      <ComparedOpinions companies={companies} />
      <ComparedFacts companies={companies} />
      <OwnPages companies={companies} />
    </table>
  );
});

const OwnPages = observer(function OwnPages({ companies }: ComparedProps) {
  const words = useWords(companyCompareWords);
  return (
    <tbody>
      <CompareRow label={words.pages} companies={companies}>
        {({ urlName, name }) => (
          <Link to={overviewPath(urlName)} className="go">
            {words.toPage(name)}
          </Link>
        )}
      </CompareRow>
    </tbody>
  );
});
