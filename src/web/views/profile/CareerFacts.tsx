import { observer } from 'mobx-react-lite';
import type { CareerStatus } from '#core/careers/career.ts';
import type { ProfileWords } from '#web/words/profile/en.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** A list of what the member said of their career, by term and fact. */
export const CareerFacts = observer(function CareerFacts({ status }: { readonly status: CareerStatus }) {
  const { career } = useWords(profileWords);
  return (
    <dl className={styles.facts}>
      {factsOf(status, career).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact || <span className="muted">{career.unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  );
});

function factsOf(status: CareerStatus, words: ProfileWords['career']): readonly (readonly [string, string | null])[] {
  switch (status.type) {
    case 'working':
      return [
        [words.company, status.companyName],
        [words.designation, status.jobProfile],
        [words.city, status.jobLocation],
      ];
    case 'student':
      return [
        [words.college, status.collegeName],
        [words.course, status.courseName],
        [words.specialisation, status.specialization],
      ];
    case 'unemployed':
      return [
        [words.lastCompany, status.companyName],
        [words.designation, status.jobProfile],
      ];
  }
}
