import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { TypedJobField } from '#core/company-desk/typed-job.ts';
import { DeskJobsStore } from '#web/stores/company-desk/desk-jobs-store.ts';
import { deskJobWords } from '#web/words/company-desk/desk-job-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

type Named = 'title' | 'cities' | 'payFrom' | 'payTo' | 'experienceFrom' | 'experienceTo' | 'apply' | 'closesOn';

type DeskJobFieldProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'> & {
  readonly longest?: number;
  readonly hint?: string;
} & ({ readonly name: Named & TypedJobField; readonly of?: undefined } | { readonly name: Named; readonly of: TypedJobField });

/** Field of one line in the form of a job. */
export const DeskJobField = observer(function DeskJobField({ name, of, longest = 20, hint, ...more }: DeskJobFieldProps) {
  const words = useWords(deskJobWords);
  const store = useStore(DeskJobsStore);
  const field = of ?? name;
  const fault = field === 'cities' && store.draft.cities.trim() === '' ? words.noCity : words.faults[field];
  return (
    <Field label={words.fields[name]} error={store.faults.includes(field) ? fault : undefined} {...(hint !== undefined && { hint })}>
      {(control) => (
        <input
          {...control}
          {...more}
          className="input"
          autoComplete="off"
          maxLength={longest}
          value={store.draft[name]}
          onChange={({ currentTarget }) => store.type({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
});
