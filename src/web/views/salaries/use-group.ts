import type { PayGroup } from '#core/salaries/salary-figures.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';

/** Names jobs and groups in the current language. For observers only. */
export function useGroup() {
  const words = useWords(payFigureWords);
  const { nameOf } = useWords(listWords);
  const job = (group: Pick<PayGroup, 'designation'>): string => (group.designation ? nameOf(group.designation.name) : words.everybody);
  const narrowed = ({ experience, city, employment }: Pick<PayGroup, 'experience' | 'city' | 'employment'>): readonly string[] => [
    ...(experience ? [words.bands[experience]] : []),
    ...(city ? [nameOf(city.name)] : []),
    ...(employment ? [words.employments[employment]] : []),
  ];
  return {
    job,
    city: nameOf,
    whole: (group: PayGroup): string => [job(group), ...narrowed(group), group.company?.name ?? words.allCompanies].join(', '),
    /** Names a substitute group, adding any experience where the requested one was narrower. */
    instead: (group: PayGroup, asked: PayGroup): string =>
      [job(group), ...narrowed(group), group.company?.name ?? words.allCompanies, ...(asked.experience && !group.experience ? [words.anyExperience] : [])].join(
        ', ',
      ),
    jobAt: (group: PayGroup): string => (group.company ? words.jobAt(job(group), group.company.name) : job(group)),
    narrowed: (group: PayGroup): string => narrowed(group).join(', '),
  };
}
