import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { ChosenField } from '#web/stores/forms/chosen-field.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

export interface CompanyInputProps {
  readonly store: { readonly companyField: ChosenField; readonly isChange: boolean; readonly form: { readonly problems: { readonly company?: unknown } } };
}

/** The company that a contribution is about; that of one that exists is not changed. */
export const CompanyInput = observer(function CompanyInput({ store }: CompanyInputProps) {
  const { form } = useWords(contributionWords);
  if (store.isChange) return null;
  const error = store.form.problems.company !== undefined ? form.noCompany : undefined;
  return (
    <div>
      <ChosenInput field={store.companyField} label={form.company} hint={form.companyHint} icon={<OfficeIcon />} error={error} unlisted={form.noCompany} />
      <Away field={store.companyField} />
    </div>
  );
});

/** What can be done about a company that is not in the list. */
const Away = observer(function Away({ field }: { readonly field: ChosenField }) {
  const { form } = useWords(contributionWords);
  const { isUnlisted, isUnchosen, store } = field;
  const isAway = isUnlisted || (isUnchosen && store.isAnswered && store.options.length === 0);
  return (
    <p className="hint" role="status">
      {isAway && (
        <>
          {form.companyAway} <Link to={`${screens.needHelp}#feedback`}>{form.askForCompany}</Link>
        </>
      )}
    </p>
  );
});
