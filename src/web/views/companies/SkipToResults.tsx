import { observer } from 'mobx-react-lite';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import styles from './companies.module.css';

const place = 'results';

/** Skips the filters for keyboard users. */
export const SkipToResults = observer(function SkipToResults() {
  const { list } = useWords(companyWords);
  return (
    <a className={styles.toResults} href={`#${place}`}>
      {list.toResults}
    </a>
  );
});

export const ResultsHeading = ({ children }: { readonly children: string }) => (
  <h2 id={place} className="vh" tabIndex={-1}>
    {children}
  </h2>
);
