import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { grouped } from '#core/figures/counts.ts';
import { optionsLike } from '#core/options-like.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './companies.module.css';

interface FilterGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly chosen: readonly string[];
  readonly options: readonly Option[];
  /** Most choices allowed. Others wait until one is removed. */
  readonly most?: number;
  /** True for names, which get a search field and an A to Z rest. */
  readonly isOfNames?: boolean;
  readonly pick: Pick;
}

export type Pick = (form: HTMLFormElement) => void;

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

const inSight = 6;

/** Common options first, others on demand. Chosen ones always remain, as the form is sent as is. */
export const FilterGroup = observer(function FilterGroup({ legend, options, chosen, most = options.length, isOfNames = false, ...input }: FilterGroupProps) {
  const words = useWords(companyWords);
  const { language } = useStore(WordsStore);
  const [typed, type] = useState('');
  const [isWhole, unfold] = useState(false);
  const isLong = options.length > inSight;
  const like = isOfNames && isLong ? optionsLike(options, typed) : undefined;
  const isSorted = isOfNames && isWhole && !like;
  const isAny = ({ value }: Option) => value === '';
  const first = isSorted
    ? options.filter(isAny)
    : options.filter((option, at) => chosen.includes(option.value) || (like ? like.includes(option) : at < inSight));
  const others = like ? [] : options.filter((option) => !first.includes(option));
  const isFull = input.type === 'checkbox' && chosen.length >= most && most < options.length;
  const row = (option: Option) => {
    const isChosen = chosen.includes(option.value);
    return <OptionRow key={option.value} {...option} {...input} isChosen={isChosen} isOff={isFull && !isChosen} />;
  };
  return (
    <fieldset className={styles.group}>
      <legend className="lab">{legend}</legend>
      {isOfNames && isLong && <FindOption label={words.list.findIn(legend)} typed={typed} type={type} />}
      {isFull && <p className="hint">{words.list.full(most)}</p>}
      {first.map(row)}
      {like?.length === 0 && <p className="hint">{words.list.noneLike(typed)}</p>}
      {others.length > 0 && (
        <details open={isWhole} onToggle={({ currentTarget: { open } }) => unfold(open)}>
          <summary className="go">
            {isOfNames ? words.list.allNames(options.filter((option) => !isAny(option)).length) : words.list.allOf(options.length)}
          </summary>
          {(isOfNames ? others.toSorted((one, other) => one.label.localeCompare(other.label, language)) : others).map(row)}
        </details>
      )}
    </fieldset>
  );
});

interface FindOptionProps {
  readonly label: string;
  readonly typed: string;
  readonly type: (typed: string) => void;
}

const FindOption = observer(function FindOption({ label, typed, type }: FindOptionProps) {
  const words = useWords(companyWords);
  const stay = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  return (
    <div className={`combo needs-script ${styles.find}`}>
      <SearchIcon />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={words.list.findPlaceholder}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={stay}
      />
    </div>
  );
});

interface OptionRowProps extends Option {
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly pick: Pick;
}

const OptionRow = ({ label, count, isChosen, isOff, pick, ...input }: OptionRowProps) => (
  <label className={styles.option}>
    <input {...input} checked={isChosen} disabled={isOff} onChange={({ currentTarget: { form } }) => form && pick(form)} />
    <span>{label}</span>
    {count !== undefined && <small className="muted">{grouped(count)}</small>}
  </label>
);
