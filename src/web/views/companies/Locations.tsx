import { observer } from 'mobx-react-lite';
import { previewOf } from '#core/companies/location-preview.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

/** The offices of a company: the first few, then the others on demand. */
export const Locations = observer(function Locations({ locations }: { readonly locations: readonly string[] }) {
  const words = useWords(companyWords);
  const { first, rest } = previewOf(locations);
  if (first.length === 0) return <p className="muted">{words.page.noLocations}</p>;
  return (
    <>
      <Cities cities={first.map(words.listed)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className="go">{words.page.readAllLocations(locations.length)}</summary>
          <Cities cities={rest.map(words.listed)} />
        </details>
      )}
    </>
  );
});

const Cities = ({ cities }: { readonly cities: readonly string[] }) => (
  <ul className={styles.cities}>
    {cities.map((city) => (
      <li key={city} className="tag">
        {city}
      </li>
    ))}
  </ul>
);
