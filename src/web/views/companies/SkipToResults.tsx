import { observer } from 'mobx-react-lite';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import styles from './companies.module.css';

const place = 'results';

/** The first stop of the keyboard in a column of filters: past them, to the heading of what was found. */
export const SkipToResults = observer(function SkipToResults() {
  const { list } = useWords(companyWords);
  return (
    <a className={styles.toResults} href={`#${place}`}>
      {list.toResults}
    </a>
  );
});

/** The heading of what was found, for those who listen and for the keyboard. */
export const ResultsHeading = ({ children }: { readonly children: string }) => (
  <h2 id={place} className="vh" tabIndex={-1}>
    {children}
  </h2>
);
