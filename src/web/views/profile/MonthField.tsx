import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { earliestPickedYear, type Month } from '#core/profile/tenure.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { Select } from '../fields/Select.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

interface MonthFieldProps {
  readonly label: string;
  /** Month, or a partial choice such as `2021-`. */
  readonly value: Month;
  readonly onChange: (value: Month) => void;
  readonly lastYear: number;
  readonly error?: string | undefined;
}

/** Month from two lists, as the browsers' own field is missing or odd in some. */
export const MonthField = observer(function MonthField({ label, value, onChange, lastYear, error }: MonthFieldProps) {
  const words = useWords(profileWords).entries;
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const control = { 'aria-describedby': error ? `${id}-aside` : undefined, 'aria-invalid': error ? true : undefined } as const;
  const picked = Array.from({ length: lastYear - earliestPickedYear + 1 }, (_, back) => String(lastYear - back));
  const years = year === '' || picked.includes(year) ? picked : [...picked, year];
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className={styles.month}>
        <Select
          {...control}
          aria-label={words.monthOf(label)}
          value={month}
          onChange={({ currentTarget }) => onChange(joined(year, currentTarget.value))}
          options={[{ value: '', label: words.month }, ...words.months.map((name, at) => ({ value: String(at + 1).padStart(2, '0'), label: name }))]}
        />
        <Select
          {...control}
          aria-label={words.yearOf(label)}
          value={year}
          onChange={({ currentTarget }) => onChange(joined(currentTarget.value, month))}
          options={[{ value: '', label: words.year }, ...years.map((each) => ({ value: each, label: each }))]}
        />
      </div>
      {error && (
        <p id={`${id}-aside`} className="err">
          <WarningIcon small />
          {error}
        </p>
      )}
    </fieldset>
  );
});

const joined = (year: string, month: string): string => (year || month ? `${year}-${month}` : '');
