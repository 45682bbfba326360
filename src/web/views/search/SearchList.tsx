import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SearchBoxStore, SearchRow } from '#web/stores/search/search-box-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { keepFocus } from '../fields/combobox-key.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words.tsx';
import { SearchRowView } from './SearchRowView.tsx';
import styles from './search.module.css';

interface SearchListProps {
  readonly id: string;
  readonly store: SearchBoxStore;
  readonly isInFlow: boolean;
  readonly leave: () => void;
  /** Returns focus to the box after recent searches are cleared. */
  readonly onClear: () => void;
}

export const SearchList = observer(function SearchList({ id, store, isInFlow, leave, onClear }: SearchListProps) {
  const words = useWords(searchWords);
  const { isOpen, options, active, answers, asking, isEmpty } = store;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const drawn = (kinds: readonly SearchRow['kind'][]) =>
    options.flatMap((row, at) => {
      const isIn = kinds.includes(row.kind);
      const key = `${row.kind} ${store.urlOf(row)}`;
      return isIn ? [<SearchRowView key={key} row={row} id={`${id}-${at}`} isActive={at === active} store={store} leave={leave} />] : [];
    });
  return (
    <div ref={shown} className={classes('pop', styles.pop, isInFlow && styles.inFlow)} hidden={!isOpen || options.length === 0}>
      {answers.corrected !== null && <p className={styles.corrected}>{words.corrected(answers.corrected)}</p>}
      <div role="listbox" id={id} aria-label={words.label} tabIndex={-1} onMouseDown={keepFocus}>
        {drawn(['words', 'answer'])}
        <Group label={words.recent}>{drawn(['recent'])}</Group>
        <Group label={words.trending}>{drawn(['trending'])}</Group>
      </div>
      {options.some(({ kind }) => kind === 'recent') && <AboutRecent store={store} onClear={onClear} />}
      {!isEmpty && asking.state.status === 'FAILURE' && <p>{words.failed}</p>}
    </div>
  );
});

function Group({ label, children }: { readonly label: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <p className={`strong ${styles.kind}`} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

const AboutRecent = observer(function AboutRecent({ store, onClear }: Pick<SearchListProps, 'store' | 'onClear'>) {
  const words = useWords(searchWords);
  const clear = () => {
    store.recent.clear();
    onClear();
  };
  return (
    <div className={styles.foot}>
      <p>{words.kept}</p>
      <Button look="quiet" onMouseDown={keepFocus} onClick={clear}>
        {words.clear}
      </Button>
    </div>
  );
});
