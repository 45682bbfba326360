import { observer } from 'mobx-react-lite';
import type { Award } from '#core/company-profiles/company-profile.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { keyed } from '../content/keyed.ts';
import { useWords } from '../words.tsx';
import styles from './company-profiles.module.css';

export const Awards = observer(function Awards({ awards }: { readonly awards: readonly Award[] }) {
  const words = useWords(companyProfileWords);
  return (
    <ul className={`list ${styles.awards}`}>
      {keyed(awards).map(([key, { name, by, year }]) => (
        <li key={key}>
          <span className="muted">{year}</span>
          <span>
            <b dir="auto">{name}</b> <span className="muted">{words.awardBy(by)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
});
