import { observer } from 'mobx-react-lite';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { officesPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OfficeStore } from '#web/stores/company-profiles/office-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import { Known } from './Known.tsx';
import styles from './company-profiles.module.css';

/** Company office in one city. */
export const OfficeScreen = observer(function OfficeScreen() {
  const words = useWords(companyProfileWords);
  const { urlName } = useStore(CompanyStore);
  const { office, isMissing: isNowhere } = useStore(OfficeStore);
  return (
    <CompanyScreen tab="overview">
      <CompanyParts current="offices" />
      <ErrorBoundary>
        {isNowhere ? (
          <EmptyState title={words.office.missing} level={2} because={words.office.missingBecause} />
        ) : (
          <Await request={office}>{(known) => <OfficeView office={known} />}</Await>
        )}
      </ErrorBoundary>
      <p>
        <Link to={officesPath(urlName)} className="btn">
          {words.office.all}
        </Link>
      </p>
    </CompanyScreen>
  );
});

const OfficeView = observer(function OfficeView({ office }: { readonly office: CompanyOffice }) {
  const words = useWords(companyProfileWords);
  const { page, listed } = useWords(companyWords);
  const { name } = useStore(CompanyStore);
  const { city, state, isHeadOffice, address, phone, employees, teams } = office;
  const hasMore = address !== null || phone !== null || employees !== null || teams.length > 0;
  return (
    <section className={styles.section} aria-labelledby="office-title">
      <h2 id="office-title">{name === undefined ? listed(city) : words.office.title(name, listed(city))}</h2>
      <p className="row">
        <span className="muted">{city === state ? listed(city) : words.office.place(listed(city), listed(state))}</span>
        {isHeadOffice && <Tag tone="ink">{words.headOffice}</Tag>}
      </p>
      {hasMore ? (
        <dl className={`card ${styles.known}`}>
          <Known term={words.office.address}>{address !== null && <span dir="auto">{address}</span>}</Known>
          <Known term={words.office.phone}>{phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}</Known>
          <Known term={words.office.employees}>{employees && page.people[employees]}</Known>
          <Known term={words.office.teams}>{teams.length > 0 && teams.join(', ')}</Known>
        </dl>
      ) : (
        <p className="muted">{words.office.nothing}</p>
      )}
    </section>
  );
});
