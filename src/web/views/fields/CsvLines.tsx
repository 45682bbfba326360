import type { CsvUnfit } from '#core/company-profiles/csv-text.ts';
import { csvLinesWords } from '#web/words/fields/csv-lines-words.ts';
import { useWords } from '../words.tsx';
import { Field } from './Field.tsx';

interface CsvLinesProps {
  readonly text: string;
  readonly unfit: CsvUnfit | undefined;
  readonly onText: (text: string) => void;
}

/** Lines of a CSV file, chosen or pasted. */
export function CsvLines({ text, unfit, onText }: CsvLinesProps) {
  const words = useWords(csvLinesWords);
  const read = async (file: File | undefined) => file && onText(await file.text());
  return (
    <>
      <Field label={words.file}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        )}
      </Field>
      <Field label={words.paste} error={unfit && words.unfit[unfit]}>
        {(control) => (
          <textarea {...control} className="input" rows={5} spellCheck={false} value={text} onChange={({ currentTarget }) => onText(currentTarget.value)} />
        )}
      </Field>
    </>
  );
}
