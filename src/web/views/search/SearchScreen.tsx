import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { placePairs, type SearchPlace } from '#core/search/search-place.ts';
import { searchUrl } from '#core/search/search-url.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { Trending } from './Trending.tsx';
import { subjectOfPlace, usePlaceName } from './use-place-name.ts';
import styles from './search.module.css';

/** Search page. Before typing, recent searches and popular pages. */
export const SearchScreen = observer(function SearchScreen() {
  const { page } = useWords(searchWords);
  const { words, isEmpty, inside, found } = useStore(SearchPageStore);
  const heading = useFocusAfter(found.value);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {isEmpty ? page.heading : page.headingFor(words)}
        </h1>
        {isEmpty && inside === null && <p className="muted">{page.lead}</p>}
        <ErrorBoundary>{inside === null ? <SearchBox offers={!isEmpty} /> : <Inside place={inside} />}</ErrorBoundary>
      </header>
      <ErrorBoundary>{isEmpty ? <BeforeWords /> : <Found />}</ErrorBoundary>
    </div>
  );
});

/** Focuses a heading when the pressed link is gone with the earlier results. */
function useFocusAfter(results: object | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(results);
  useEffect(() => {
    const isLost = shown.current !== results && document.activeElement === document.body;
    shown.current = results;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [results]);
  return heading;
}

/** Search inside a place. Suggests no pages, as those of elsewhere would mislead. */
const Inside = observer(function Inside({ place }: { readonly place: SearchPlace }) {
  const { page, label } = useWords(searchWords);
  const { words, isMissing } = useStore(SearchPageStore);
  const name = usePlaceName();
  return (
    <>
      <SearchField key={words} action={screens.search} name="q" also={placePairs(place)} label={label} placeholder={label} defaultValue={words} />
      {!isMissing && (
        <p className="row">
          {name !== undefined && <span>{page.inside[subjectOfPlace(place)](name)}</span>}
          <Everywhere />
        </p>
      )}
    </>
  );
});

const Everywhere = observer(function Everywhere() {
  const { page } = useWords(searchWords);
  const { search } = useStore(SearchPageStore);
  return (
    <Link to={searchUrl({ ...search, company: null, community: null, type: 'all', from: 0 })} className="go">
      {page.everywhere}
    </Link>
  );
});

const BeforeWords = () => (
  <div className="cols even">
    <Trending />
    <RecentSearches />
  </div>
);

const Found = observer(function Found() {
  const { page } = useWords(searchWords);
  const { isMissing, isNothing, inside, found } = useStore(SearchPageStore);
  if (isMissing) {
    return (
      <EmptyState title={page.missing[subjectOfPlace(inside)]}>
        <p>
          <Everywhere />
        </p>
      </EmptyState>
    );
  }
  return (
    <Await request={found} meanwhile={<SearchSkeleton />}>
      {(known) => (isNothing ? <NothingFound /> : <SearchResults page={known} />)}
    </Await>
  );
});
