import { observer } from 'mobx-react-lite';
import type { ListedField } from '#web/stores/forms/listed-field.ts';
import { Combobox } from './Combobox.tsx';
import { Field } from './Field.tsx';

interface ListFieldProps {
  readonly label: string;
  readonly field: ListedField;
  readonly error?: string | undefined;
}

/** An option out of a list that the product knows, which suggests during typing. */
export const ListField = observer(function ListField({ label, field, error }: ListFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <Combobox {...control} store={field.store} onLeave={() => field.leave()} />}
    </Field>
  );
});
