import { observer } from 'mobx-react-lite';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { longestQuery } from '#core/query-words/query-bounds.ts';
import { SearchBoxStore, type SearchRow } from '#web/stores/search/search-box-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { comboboxKey } from '../fields/combobox-key.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { SearchList } from './SearchList.tsx';

interface SearchBoxProps {
  /** True alone in a dialog, where the list is part of the page, not over it. */
  readonly isAlone?: boolean;
  readonly offers?: boolean;
  readonly leave?: () => void;
}

const stay = () => undefined;

/** Search box that suggests pages. Without a script, a plain form. */
export const SearchBox = observer(function SearchBox({ isAlone = false, offers = true, leave = stay }: SearchBoxProps) {
  const words = useWords(searchWords);
  const store = useStore(SearchBoxStore);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const go = (url: string) => {
    leave();
    void navigate(url);
  };
  const rows = <SearchList id={list} store={store} isInFlow={isAlone} leave={leave} onClear={() => input.current?.focus()} />;
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => isAlone || currentTarget.contains(relatedTarget) || store.close();
  return (
    <>
      <SearchField action={screens.search} name="q" label={words.label} onSearch={() => go(store.send())}>
        <div className="combo" onBlur={left}>
          <SearchIcon />
          <BoxInput input={input} list={list} isAlone={isAlone} offers={offers} choose={(row) => go(store.choose(row))} />
          {!isAlone && rows}
          <Said store={store} />
        </div>
      </SearchField>
      {isAlone && rows}
    </>
  );
});

interface BoxInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly list: string;
  readonly isAlone: boolean;
  readonly offers: boolean;
  readonly choose: (row: SearchRow) => void;
}

const BoxInput = observer(function BoxInput({ input, list, isAlone, offers, choose }: BoxInputProps) {
  const { placeholder } = useWords(searchWords);
  const store = useStore(SearchBoxStore);
  const { isOpen, active, text } = store;
  const offer = () => offers && store.offer();
  return (
    <input
      ref={input}
      data-first={isAlone || undefined}
      className="input"
      name="q"
      role="combobox"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={longestQuery}
      aria-label={placeholder}
      placeholder={placeholder}
      aria-expanded={isOpen}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
      value={text}
      onChange={({ currentTarget: { value } }) => (offers || value.trim() ? store.type(value) : store.settle(''))}
      onKeyDown={(event) => pressed(event, store, { isAlone, choose }) && event.preventDefault()}
      onFocus={offer}
      onClick={offer}
    />
  );
});

/** Delete removes a recent search. Escape is left to the dialog. */
function pressed(event: KeyboardEvent, store: SearchBoxStore, { isAlone, choose }: Pick<BoxInputProps, 'isAlone' | 'choose'>): boolean {
  const row = store.options[store.active];
  if (event.key === 'Delete' && store.isOpen && row?.kind === 'recent') {
    store.remove(row);
    return true;
  }
  return !(isAlone && event.key === 'Escape') && comboboxKey(event, store, choose);
}

/** Announces the list's state to screen readers. */
const Said = observer(function Said({ store }: { readonly store: SearchBoxStore }) {
  const words = useWords(searchWords);
  const ui = useWords(uiWords);
  const { isOpen, isEmpty, answered, answers, options } = store;
  const isKnown = isOpen && (isEmpty ? options.length > 0 : answered !== undefined);
  const count = isEmpty ? options.length : answers.items.length;
  return (
    <span className="vh" role="status">
      {isKnown && (count === 0 ? ui.noSuggestions : ui.suggestions(count))}
      {isKnown && options.some(({ kind }) => kind === 'recent') && ` ${words.byDelete}`}
    </span>
  );
});
