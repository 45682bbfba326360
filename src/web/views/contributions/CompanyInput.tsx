import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CompanyChoice } from '#web/stores/contributions/company-choice.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { UnlistedCompany } from './UnlistedCompany.tsx';

export interface CompanyInputProps {
  readonly store: { readonly companyChoice: CompanyChoice; readonly isChange: boolean; readonly form: { readonly problems: { readonly company?: unknown } } };
}

export const CompanyInput = observer(function CompanyInput({ store }: CompanyInputProps) {
  const { form } = useWords(contributionWords);
  const { companyChoice: choice } = store;
  const { isUnlisted, isAlike, name } = choice;
  useEffect(() => {
    if (isUnlisted) void choice.look();
  }, [choice, isUnlisted, name]);
  if (store.isChange) return null;
  const isTried = store.form.problems.company !== undefined;
  return (
    <>
      <ChosenInput
        field={choice.field}
        label={form.company}
        hint={form.typeCompany}
        icon={<OfficeIcon />}
        error={isTried && !choice.isTyped ? form.noCompany : undefined}
        unlisted={form.noCompany}
      />
      {(isUnlisted || isAlike) && <UnlistedCompany choice={choice} isTried={isTried} />}
    </>
  );
});
