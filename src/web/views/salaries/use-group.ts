import type { PayGroup } from '#core/salaries/salary-figures.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';

/** Says jobs and groups of people in the language of the moment. A view that asks must be an observer. */
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
    /** The job and what it is narrowed to, with where it is done. */
    whole: (group: PayGroup): string => [job(group), ...narrowed(group), group.company?.name ?? words.allCompanies].join(', '),
    /** The same of a group that is shown in the place of another: that it is of any experience, where the other is not. */
    instead: (group: PayGroup, asked: PayGroup): string =>
      [job(group), ...narrowed(group), group.company?.name ?? words.allCompanies, ...(asked.experience && !group.experience ? [words.anyExperience] : [])].join(
        ', ',
      ),
    /** The job and the company that pays for it. */
    jobAt: (group: PayGroup): string => (group.company ? words.jobAt(job(group), group.company.name) : job(group)),
    narrowed: (group: PayGroup): string => narrowed(group).join(', '),
  };
}
