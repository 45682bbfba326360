import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { longestJobWords } from '#core/jobs/job-search.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import companies from '../companies/companies.module.css';
import { useAskedText } from '../fields/use-asked-text.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

interface WordsFieldProps {
  readonly name: 'k' | 'designation';
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
}

export const WordsField = observer(function WordsField({ name, label, placeholder, value }: WordsFieldProps) {
  const { filters: words } = useWords(jobWords);
  const id = useId();
  const input = useAskedText(value);
  return (
    <div className={companies.name}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <div className="combo">
          <SearchIcon />
          <input
            ref={input}
            id={id}
            className="input"
            type="search"
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            maxLength={longestJobWords}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      </div>
      <button type="submit" className="btn">
        {words.find}
      </button>
    </div>
  );
});
