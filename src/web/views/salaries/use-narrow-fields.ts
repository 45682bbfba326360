import { employments, type EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Named } from '#core/named.ts';
import { mostFilteredYears } from '#core/salaries/salary.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useWords } from '../words.tsx';

/** Filter whose first option means all. */
export interface NarrowField {
  readonly name: 'city' | 'department' | 'experience' | 'employment';
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Pay filters in the current language. For observers only. */
export function useNarrowFields() {
  const { narrow: words } = useWords(payWords);
  const { employments: kinds } = useWords(payFigureWords);
  const { nameOf } = useWords(listWords);
  return {
    /** Keeps the chosen city as an option before the list has loaded. */
    city: (cities: readonly Named[], chosen: string | null): NarrowField => ({
      name: 'city',
      chosen: chosen ?? '',
      options: [{ value: '', label: words.allCities }, ...withChosen(cities, chosen).map(({ urlName, name }) => ({ value: urlName, label: nameOf(name) }))],
    }),
    department: (departments: readonly Named[], chosen: string | null): NarrowField => ({
      name: 'department',
      chosen: chosen ?? '',
      options: [
        { value: '', label: words.allDepartments },
        ...withChosen(departments, chosen).map(({ urlName, name }) => ({ value: urlName, label: nameOf(name) })),
      ],
    }),
    experience: (chosen: number | null): NarrowField => ({
      name: 'experience',
      chosen: chosen === null ? '' : String(chosen),
      options: [
        { value: '', label: words.allExperience },
        ...Array.from({ length: mostFilteredYears + 1 }, (_, years) => ({
          value: String(years),
          label: years === 0 ? words.fresher : words.years(years, years === mostFilteredYears),
        })),
      ],
    }),
    employment: (chosen: EmploymentKind | null): NarrowField => ({
      name: 'employment',
      chosen: chosen ?? '',
      options: [{ value: '', label: words.allEmployments }, ...employments.map((kind) => ({ value: kind, label: kinds[kind] }))],
    }),
  };
}

const withChosen = (all: readonly Named[], chosen: string | null): readonly Named[] =>
  chosen === null || all.some(({ urlName }) => urlName === chosen) ? all : [{ urlName: chosen, name: chosen }, ...all];
