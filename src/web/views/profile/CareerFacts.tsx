import { observer } from 'mobx-react-lite';
import type { CareerStatus } from '#core/careers/career.ts';
import { CareerListsStore } from '#web/stores/careers/career-lists-store.ts';
import type { ProfileWords } from '#web/words/profile/en.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import styles from './profile.module.css';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** A list of what the member said of their career, by term and fact. */
export const CareerFacts = observer(function CareerFacts({ status }: { readonly status: CareerStatus }) {
  const { career } = useWords(profileWords);
  const lists = useStore(CareerListsStore);
  return (
    <dl className={styles.facts}>
      {factsOf(status, career, lists).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact || <span className="muted">{career.unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  );
});

function factsOf(status: CareerStatus, words: ProfileWords['career'], lists: CareerListsStore): readonly (readonly [string, string | null])[] {
  const field: readonly (readonly [string, string | null])[] =
    status.type === 'student'
      ? []
      : [
          [words.department, lists.departmentOf(status.departmentId)],
          [words.industry, lists.industryOf(status.industryId)],
        ];
  switch (status.type) {
    case 'working':
      return [
        [words.company, status.companyName],
        [words.designation, lists.nameOf(status.jobProfile)],
        ...field,
        [words.city, lists.nameOf(status.jobLocation)],
      ];
    case 'student':
      return [
        [words.college, status.collegeName],
        [words.course, lists.nameOf(status.courseName)],
        [words.specialisation, lists.nameOf(status.specialization)],
      ];
    case 'unemployed':
      return [[words.lastCompany, status.companyName], [words.designation, lists.nameOf(status.jobProfile)], ...field];
  }
}
