import { observer } from 'mobx-react-lite';
import type { CareerVerification } from '#core/careers/career.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Tag } from '../ui/Tag.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Verification of a career and its stored facts (F-01). */
export const CareerVerificationView = observer(function CareerVerificationView({
  verification: { verified, source, month },
}: {
  readonly verification: CareerVerification;
}) {
  const { career: words } = useWords(profileWords);
  if (verified === '' || source === null) {
    return (
      <p>
        <Tag>{words.unverified}</Tag>
      </p>
    );
  }
  return (
    <>
      <p>
        <Tag tone={verified === 'VERIFIED' ? 'good' : 'warn'}>{verified === 'VERIFIED' ? words.verified : words.partly}</Tag> {words.bySource[source]}
        {month && ` ${words.sinceMonth(month)}`}
      </p>
      {verified === 'PARTIAL_VERIFIED' && <p className="sm">{words.partlyBecause}</p>}
      <details>
        <summary>{words.kept}</summary>
        <ul className={`stack g1 ${styles.kept}`}>
          {words.keptOf[source].map((kept) => (
            <li key={kept}>{kept}</li>
          ))}
        </ul>
        <p className="sm">{words.notKept[source]}</p>
      </details>
    </>
  );
});
