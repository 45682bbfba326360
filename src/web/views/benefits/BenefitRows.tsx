import { observer } from 'mobx-react-lite';
import type { BenefitShare, SharedGroup } from '#core/benefits/benefit.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ShareBar } from './ShareBar.tsx';
import styles from './benefits.module.css';

interface BenefitRowsProps {
  readonly urlName: string;
  readonly group: SharedGroup;
}

export const BenefitRows = observer(function BenefitRows({ urlName, group: { group, benefits } }: BenefitRowsProps) {
  const words = useWords(benefitWords);
  return (
    <div>
      <h3 className="lab">{words.groups[group]}</h3>
      <ul className={styles.rows}>
        {benefits.map((share) => (
          <Row key={share.benefit} urlName={urlName} share={share} />
        ))}
      </ul>
    </div>
  );
});

const Row = observer(function Row({ urlName, share }: { readonly urlName: string; readonly share: BenefitShare }) {
  const words = useWords(benefitWords);
  const { benefit, people, percent, notesCount } = share;
  return (
    <li>
      <Link to={benefitsPath(urlName, benefit)} className={`plain ${styles.row}`}>
        <span className="strong">{words.names[benefit]}</span>
        <span className={percent === null ? 'sm muted' : 'sm'}>{percent === null ? words.few : words.said(percent, people)}</span>
        <ShareBar share={share} />
        {notesCount > 0 && <span className="sm muted">{words.notesCount(notesCount)}</span>}
      </Link>
    </li>
  );
});
