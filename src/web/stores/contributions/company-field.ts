import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { ChosenField } from '../forms/chosen-field.ts';

/** The company that a contribution is about, as its form holds it. */
export interface CompanyFields {
  readonly companyUrlName: string;
  readonly companyName: string;
}

/** A form that holds these fields among others. */
export interface FormWith<Fields> {
  readonly draft: { readonly fields: Fields };
  type(change: Partial<Fields>): void;
}

/** The field in which the company is chosen. */
export const companyField = (form: FormWith<CompanyFields>, lists: ReferenceLists, clock: Clock): ChosenField =>
  new ChosenField(
    async (text) => (await lists.suggestCompanies(text)).map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry.name })),
    clock,
    {
      shown: () => form.draft.fields.companyName,
      choose: (company) => form.type({ companyUrlName: company?.id ?? '', companyName: company?.label ?? '' }),
    },
  );
