import type { CsvUnfit } from '#core/company-profiles/csv-text.ts';
import { csvLinesWords } from '#web/words/ui/csv-lines-words.ts';
import { useWords } from '../words.tsx';
import { Field } from './Field.tsx';
import styles from './photo-buttons.module.css';

interface CsvLinesProps {
  readonly text: string;
  readonly unfit: CsvUnfit | undefined;
  readonly onText: (text: string) => void;
}

/** Lines of a CSV file, chosen or pasted. */
export function CsvLines({ text, unfit, onText }: CsvLinesProps) {
  const words = useWords(csvLinesWords);
  const read = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // The same file may be picked once more.
    field.value = '';
    if (file) onText(await file.text());
  };
  return (
    <>
      <div>
        <label className={`btn ${styles.button}`}>
          <input type="file" accept=".csv,text/csv,text/plain" onChange={({ currentTarget }) => void read(currentTarget)} />
          {words.file}
        </label>
      </div>
      <Field label={words.paste} error={unfit && words.unfit[unfit]}>
        {(control) => (
          <textarea {...control} className="input" rows={5} spellCheck={false} value={text} onChange={({ currentTarget }) => onText(currentTarget.value)} />
        )}
      </Field>
    </>
  );
}
