import { observer } from 'mobx-react-lite';
import type { ChosenField } from '#web/stores/forms/chosen-field.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

export interface CompanyInputProps {
  readonly store: { readonly companyField: ChosenField; readonly isChange: boolean; readonly form: { readonly problems: { readonly company?: unknown } } };
}

/** The company that a contribution is about; that of one that stands is not changed. */
export const CompanyInput = observer(function CompanyInput({ store }: CompanyInputProps) {
  const { form } = useWords(contributionWords);
  if (store.isChange) return null;
  const error = store.form.problems.company !== undefined ? form.noCompany : undefined;
  return <ChosenInput field={store.companyField} label={form.company} hint={form.companyHint} icon={<OfficeIcon />} error={error} unlisted={form.noCompany} />;
});
