import { observer } from 'mobx-react-lite';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import { companyRelations } from '#core/company-profiles/associated-company.ts';
import { yes, type ProfileFieldKind } from '#core/company-profiles/typed-profile.ts';
import type { ProfileProblem } from '#core/company-profiles/profile-problems.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';

interface TypedFieldProps {
  readonly kind: Exclude<ProfileFieldKind, 'picture'>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: ProfileProblem | undefined;
  readonly value: string;
  readonly onType: (text: string) => void;
}

export const TypedField = observer(function TypedField({ kind, label, hint, problem, value, onType }: TypedFieldProps) {
  const words = useWords(profileFormWords);
  const typed = { value, onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onType(currentTarget.value) };
  if (kind === 'flag')
    return (
      <Checkbox isChecked={value === yes} onCheck={(isChecked) => onType(isChecked ? yes : '')}>
        {label}
      </Checkbox>
    );
  return (
    <Field label={label} {...(hint !== undefined && { hint })} error={problem && words.problems[problem]}>
      {(control) => {
        if (kind === 'text') return <textarea {...control} {...typed} className="input" dir="auto" rows={4} />;
        if (kind === 'size')
          return (
            <Select
              {...control}
              {...typed}
              options={[{ value: '', label: words.unknownSize }, ...sizeBuckets.map((bucket) => ({ value: bucket, label: bucket }))]}
            />
          );
        if (kind === 'relation')
          return <Select {...control} {...typed} options={companyRelations.map((relation) => ({ value: relation, label: words.relations[relation] }))} />;
        return (
          <input
            {...control}
            {...typed}
            className="input"
            dir="auto"
            autoComplete="off"
            type={kind === 'day' ? 'date' : 'text'}
            {...(kind === 'year' && { inputMode: 'numeric' as const })}
            {...((kind === 'video' || kind === 'url') && { inputMode: 'url' as const })}
          />
        );
      }}
    </Field>
  );
});
