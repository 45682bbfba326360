import { companyProblems, type CompanyField, type CompanyForm, type CompanyProblem } from '#core/administration/company-form.ts';
import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { rowsFor } from '../forms/listed-option.ts';
import { PlaceField } from './place-field.ts';

export type PlacedProblems = Partial<Record<CompanyField, CompanyProblem | 'unlisted'>>;

export type PlaceName = 'city' | 'industry';

const mostCities = 10;

interface EditedPlaces {
  readonly form: Pick<CompanyForm, PlaceName>;
  readonly opened: number;
  type(change: Partial<Pick<CompanyForm, PlaceName>>): void;
}

/** City and industry of a company's form, as the lists name them. */
export class CompanyPlaces {
  readonly city: PlaceField;
  readonly industry: PlaceField;

  constructor(lists: ReferenceLists, clock: Clock, edited: EditedPlaces, names: ListNames) {
    const fieldOf = (field: PlaceName, suggest: (text: string) => Promise<readonly string[]>) =>
      new PlaceField(clock, { suggest, read: () => edited.form[field], write: (text) => edited.type({ [field]: text }), opened: () => edited.opened }, names);
    this.city = fieldOf('city', async (text) => (await lists.suggestLocations(text, mostCities)).map(({ name }) => name));
    this.industry = fieldOf('industry', async (text) =>
      rowsFor(
        (await lists.industries()).map(({ name }) => ({ name, others: names.othersOf(name) })),
        text,
      ).map(({ name }) => name),
    );
  }

  async look(): Promise<void> {
    await Promise.all([this.city.look(), this.industry.look()]);
  }

  /** Problems of the form, with names that are in no list and not agreed to. */
  problemsOf(form: CompanyForm): PlacedProblems {
    const unlisted = { ...(this.city.unlisted && { city: 'unlisted' as const }), ...(this.industry.unlisted && { industry: 'unlisted' as const }) };
    return { ...unlisted, ...companyProblems(form) };
  }
}
