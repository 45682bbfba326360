import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useNavigate } from '../router.ts';
import { useWords } from '../words.tsx';
import { classes } from '../ui/classes.ts';
import { SearchIcon } from '../ui/icons.tsx';

interface SearchFieldProps {
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly defaultValue?: string;
  /** Further query parameters sent along. */
  readonly also?: Readonly<Record<string, string>>;
  readonly isHero?: boolean;
  /** Replaces the form's own navigation where scripts run. */
  readonly onSearch?: () => void;
  readonly children?: ReactNode;
}

/** Search with its own URL, working without script. */
export const SearchField = observer(function SearchField({
  action,
  name,
  label,
  placeholder,
  defaultValue,
  also = {},
  isHero = false,
  onSearch,
  children,
}: SearchFieldProps) {
  const words = useWords(uiWords);
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSearch) return onSearch();
    const asked = [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    void navigate(`${action}?${new URLSearchParams(asked)}`);
  };
  return (
    <form action={action} role="search" aria-label={label} className={classes('search', isHero && 'hero-search')} onSubmit={search}>
      {Object.entries(also).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children ?? (
        <div className="combo">
          <SearchIcon />
          <input
            className="input"
            type="search"
            name={name}
            aria-label={label}
            placeholder={placeholder}
            defaultValue={defaultValue}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      )}
      <button type="submit" className="btn main">
        {words.search}
      </button>
    </form>
  );
});
