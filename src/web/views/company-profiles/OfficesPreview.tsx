import { observer } from 'mobx-react-lite';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { previewOf } from '#core/companies/location-preview.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import { OfficeRows } from './OfficeRows.tsx';
import styles from './company-profiles.module.css';

interface OfficesPreviewProps {
  readonly urlName: string;
  readonly offices: readonly CompanyOffice[];
}

/** First offices, others on demand. */
export const OfficesPreview = observer(function OfficesPreview({ urlName, offices }: OfficesPreviewProps) {
  const { page } = useWords(companyWords);
  const { first, rest } = previewOf(offices);
  return (
    <>
      <OfficeRows urlName={urlName} offices={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className="go">{page.readMoreLocations(rest.length)}</summary>
          <OfficeRows urlName={urlName} offices={rest} />
        </details>
      )}
    </>
  );
});
