import type { PayGroup } from '#core/salaries/salary-figures.ts';
import { isOfIndia } from '#core/salaries/pay-places.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';

type Narrowing = Pick<PayGroup, 'experience' | 'city' | 'citiesLike' | 'employment'>;

/** Names jobs and groups in the current language. For observers only. */
export function useGroup() {
  const words = useWords(payFigureWords);
  const { nameOf } = useWords(listWords);
  const job = (group: Pick<PayGroup, 'designation'>): string => (group.designation ? nameOf(group.designation.name) : words.everybody);
  const jobAt = (group: PayGroup): string => (group.company ? words.jobAt(job(group), group.company.name) : job(group));
  const place = ({ city, citiesLike }: Narrowing): string =>
    city ? nameOf(city.name) : citiesLike ? words.places.citiesLike(nameOf(citiesLike.name)) : words.places.india;
  const years = ({ experience }: Narrowing): readonly string[] => (experience ? [words.bands[experience]] : []);
  const kind = ({ employment }: Narrowing): readonly string[] => (employment ? [words.employments[employment]] : []);
  /** Names all of India only beside a city that was asked for. */
  const placed = (group: Narrowing, asked: Narrowing): readonly string[] => (asked.city || !isOfIndia(group) ? [place(group)] : []);
  const narrowed = (group: Narrowing, asked: Narrowing): readonly string[] => [...years(group), ...placed(group, asked), ...kind(group)];
  return {
    job,
    city: nameOf,
    place,
    jobAt,
    whole: (group: PayGroup): string => [job(group), ...narrowed(group, group), group.company?.name ?? words.allCompanies].join(', '),
    /** Names a substitute group, adding any experience where the requested one was narrower. */
    instead: (group: PayGroup, asked: PayGroup): string =>
      [
        job(group),
        ...narrowed(group, asked),
        group.company?.name ?? words.allCompanies,
        ...(asked.experience && !group.experience ? [words.anyExperience] : []),
      ].join(', '),
    /** Names a job with the place that its figure is of. */
    jobIn: (group: PayGroup, asked: PayGroup): string => [jobAt(group), ...placed(group, asked)].join(', '),
    /** Names a job as one line, of the place and years of its figure. */
    named: (group: PayGroup, asked: PayGroup): string => [jobAt(group), ...narrowed(group, asked)].join(', '),
    besidePlace: (group: PayGroup): string => [...years(group), ...kind(group)].join(', '),
  };
}
