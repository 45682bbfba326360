import { observer } from 'mobx-react-lite';
import { collegePath } from '#core/navigation/screens.ts';
import type { Education } from '#core/profile/education.ts';
import { durationOf, type Month } from '#core/profile/tenure.ts';
import { EducationsStore } from '#web/stores/profile/educations-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Logo } from '../ui/Logo.tsx';
import { EducationFields } from './EducationFields.tsx';
import { EntryPlace } from './EntryPlace.tsx';
import { EntrySection } from './EntrySection.tsx';
import type { EntryView } from './entry-view.ts';
import { useWords } from '../words.tsx';

/** Member's education. */
export const EducationSection = observer(function EducationSection() {
  const words = useWords(profileWords).entries;
  const { list, thisMonth } = useStore(EducationsStore);
  return (
    <EntrySection list={list} rows={list.items?.map((item) => ({ ...viewOf(item, words, thisMonth), edit: () => list.begin(item) }))} words={words.education}>
      <EducationFields />
    </EntrySection>
  );
});

function viewOf(education: Education, words: ProfileWords['entries'], thisMonth: Month): Omit<EntryView, 'edit'> {
  const { educationId, collegeName, courseName, specialization, level, mode, from, to, logo, urlName } = education;
  return {
    id: educationId,
    name: words.education.named(courseName, collegeName),
    icon: <Logo name={collegeName} picture={logo} />,
    title: [courseName, specialization].filter(Boolean).join(', '),
    subtitle: <EntryPlace name={collegeName} to={urlName === null ? undefined : collegePath(urlName)} />,
    when: `${words.range(from, to)} · ${words.duration(durationOf({ from, to }, thisMonth))}`,
    more: [words.education.levels[level], words.education.modes[mode]],
  };
}
