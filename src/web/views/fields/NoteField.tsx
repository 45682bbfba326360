import { Field } from './Field.tsx';

interface NoteFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly longest: number;
  readonly text: string;
  readonly type: (text: string) => void;
}

export const NoteField = ({ label, hint, error, rows = 2, longest, text, type }: NoteFieldProps) => (
  <Field label={label} error={error} {...(hint !== undefined && { hint })}>
    {(control) => (
      <textarea
        {...control}
        className="input"
        rows={rows}
        dir="auto"
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    )}
  </Field>
);
