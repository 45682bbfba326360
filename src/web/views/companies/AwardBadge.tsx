import { observer } from 'mobx-react-lite';
import { awardListPath } from '#core/awards/award-paths.ts';
import type { CompanyAward } from '#core/companies/company-award.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { CupIcon } from '../ui/CupIcon.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

interface AwardBadgeProps {
  readonly award: CompanyAward;
  /** Links to its list, except within a row that links elsewhere. */
  readonly leads?: boolean;
}

export const AwardBadge = observer(function AwardBadge({ award, leads = false }: AwardBadgeProps) {
  const { award: words } = useWords(companyWords);
  const badge = words.badge(award);
  return (
    <span className={styles.award}>
      <CupIcon small />
      {leads ? <Link to={awardListPath(award.year, award.slug)}>{badge}</Link> : badge}
    </span>
  );
});
