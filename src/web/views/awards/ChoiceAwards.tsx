import { observer } from 'mobx-react-lite';
import { qualifierUrl } from '#core/awards/award-pages.ts';
import { awardYears, type CompanyAward } from '#core/companies/company-award.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { AwardBadge } from '../companies/AwardBadge.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './choice-awards.module.css';

/** Company's awards with links to their lists and the rules. */
export const ChoiceAwards = observer(function ChoiceAwards({ awards }: { readonly awards: readonly CompanyAward[] }) {
  const { award: words } = useWords(companyWords);
  const { toastLinks } = useWords(uiWords);
  const year = awards[0]?.year ?? awardYears[0];
  return (
    <>
      <ul className={styles.badges}>
        {awards.map((award) => (
          <li key={`${award.year} ${award.slug}`}>
            <AwardBadge award={award} leads />
          </li>
        ))}
      </ul>
      <p className="hint">
        {words.counted} <Link to={qualifierUrl({ year, company: null })}>{toastLinks.criteria}</Link>
      </p>
    </>
  );
});
