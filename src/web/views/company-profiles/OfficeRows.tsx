import { observer } from 'mobx-react-lite';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { officePath } from '#core/navigation/screens.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './company-profiles.module.css';

interface OfficeRowsProps {
  readonly urlName: string;
  readonly offices: readonly CompanyOffice[];
}

export const OfficeRows = ({ urlName, offices }: OfficeRowsProps) => (
  <ul className={`card list ${styles.rows}`}>
    {offices.map((office) => (
      <OfficeRow key={office.locationUrl} urlName={urlName} office={office} />
    ))}
  </ul>
);

interface OfficeRowProps extends Pick<OfficeRowsProps, 'urlName'> {
  readonly office: CompanyOffice;
}

const OfficeRow = observer(function OfficeRow({ urlName, office }: OfficeRowProps) {
  const words = useWords(companyProfileWords);
  const { list, listed } = useWords(companyWords);
  const { locationUrl, city, state, isHeadOffice, employees, teams } = office;
  return (
    <li className={`item ${styles.row}`}>
      <span className="glyph" aria-hidden="true">
        <PlaceIcon />
      </span>
      <div>
        <h3 className={styles.name}>
          <Link to={officePath(urlName, locationUrl)} className={`plain ${styles.cover}`}>
            {listed(city)}
          </Link>{' '}
          {isHeadOffice && <Tag tone="ink">{words.headOffice}</Tag>}
        </h3>
        <Provenance>
          {city !== state && listed(state)}
          {employees && list.sizes[employees]}
          {teams.length > 0 && teams.join(', ')}
        </Provenance>
      </div>
    </li>
  );
});
