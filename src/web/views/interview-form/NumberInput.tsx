import { Field } from '../fields/Field.tsx';

interface NumberInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

export const NumberInput = ({ value, onChange, ...said }: NumberInputProps) => (
  <Field {...said}>
    {(control) => (
      <input
        {...control}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
);
