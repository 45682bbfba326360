import { observer } from 'mobx-react-lite';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';

interface EntrySelectProps {
  readonly label: string;
  readonly entry: { readonly value: string; type(text: string): void };
  readonly options: Readonly<Record<string, string>>;
}

export const EntrySelect = observer(function EntrySelect({ label, entry, options }: EntrySelectProps) {
  const { value: chosen } = entry;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ currentTarget }) => entry.type(currentTarget.value)}
          options={Object.entries(options).map(([value, name]) => ({ value, label: name }))}
        />
      )}
    </Field>
  );
});
