import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { SearchBoxStore, SearchRow } from '#web/stores/search/search-box-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { Link, opensBeside } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { MarkedWords } from './MarkedWords.tsx';
import { ClockIcon } from '../ui/area-icons.tsx';
import { LeftOut } from './LeftOut.tsx';
import { AnswerIcon, RiseIcon } from './search-icons.tsx';
import styles from './search.module.css';
import { useAnswerWords, useRecentTitle } from './use-answer-words.ts';

interface SearchRowProps {
  readonly row: SearchRow;
  readonly id: string;
  readonly isActive: boolean;
  readonly store: SearchBoxStore;
  readonly leave: () => void;
}

/** Row of the list, a link so that it opens in another tab. */
export const SearchRowView = observer(function SearchRowView({ row, id, isActive, store, leave }: SearchRowProps) {
  const words = useWords(searchWords);
  const recentTitle = useRecentTitle();
  const press = (event: MouseEvent) => {
    if (opensBeside(event)) return;
    store.choose(row);
    leave();
  };
  return (
    <div role="presentation" className={styles.line}>
      <Link to={store.urlOf(row)} role="option" id={id} tabIndex={-1} aria-selected={isActive} className={styles.row} onClick={press}>
        <RowText row={row} typed={store.text} />
      </Link>
      {row.kind === 'recent' && (
        // Out of reach of screen readers, for a list of options holds nothing else: they have the key Delete, and the page of the search.
        <button
          type="button"
          className="btn quiet sq"
          tabIndex={-1}
          aria-hidden
          title={words.remove(recentTitle(row.recent))}
          onClick={() => store.remove(row)}
        >
          <CloseIcon small />
        </button>
      )}
    </div>
  );
});

const RowText = observer(function RowText({ row, typed }: { readonly row: SearchRow; readonly typed: string }) {
  const words = useWords(searchWords);
  const { titleOf, quietOf } = useAnswerWords();
  const recentTitle = useRecentTitle();
  switch (row.kind) {
    case 'words':
      return (
        <>
          <SearchIcon />
          <span className={styles.rowTitle}>{words.searchFor(row.text)}</span>
        </>
      );
    case 'recent':
      return (
        <>
          <ClockIcon />
          <span className={styles.rowTitle}>{recentTitle(row.recent)}</span>
        </>
      );
    case 'trending':
    case 'answer':
      return (
        <>
          {row.kind === 'answer' ? <AnswerIcon type={row.page.type} /> : <RiseIcon />}
          <span className={styles.rowTitle}>
            <MarkedWords text={titleOf(row.page)} typed={typed} />
          </span>
          <small className={styles.quiet}>
            {quietOf(row.page)}
            <LeftOut page={row.page} />
          </small>
        </>
      );
  }
});
