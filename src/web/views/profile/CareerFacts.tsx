import { observer } from 'mobx-react-lite';
import type { CareerStatus } from '#core/careers/career.ts';
import { CareerListsStore } from '#web/stores/careers/career-lists-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { OfficeIcon } from '../ui/icons.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const CareerFacts = observer(function CareerFacts({ status }: { readonly status: CareerStatus }) {
  const { career: words } = useWords(profileWords);
  const lists = useStore(CareerListsStore);
  const [what, ...others] = factsOf(status, lists).filter((fact): fact is string => !!fact);
  return (
    <div className="who">
      <span className="glyph s">
        <OfficeIcon small />
      </span>
      <div>
        <h4>{what ?? words.types[status.type]}</h4>
        <p className="muted sm">{[words.types[status.type], ...others].join(' · ')}</p>
      </div>
    </div>
  );
});

function factsOf(status: CareerStatus, lists: CareerListsStore): readonly (string | null)[] {
  if (status.type === 'student') return [joined(lists.nameOf(status.courseName), status.collegeName), lists.nameOf(status.specialization)];
  const at = status.type === 'working' ? [lists.nameOf(status.jobLocation)] : [];
  return [joined(lists.nameOf(status.jobProfile), status.companyName), lists.departmentOf(status.departmentId), lists.industryOf(status.industryId), ...at];
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');
