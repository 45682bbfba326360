import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { recentKey } from '#core/search/recent-searches.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ClockIcon } from '../ui/area-icons.tsx';
import styles from './search.module.css';
import { useRecentTitle } from './use-answer-words.ts';

/** Recent searches of this browser, unknown to the server. */
export const RecentSearches = observer(function RecentSearches() {
  const words = useWords(searchWords);
  const recentTitle = useRecentTitle();
  const { box } = useStore(SearchPageStore);
  const { recent } = box;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => recent.find(), [recent]);
  if (recent.list.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="recent-searches">
      <h2 id="recent-searches" ref={heading} tabIndex={-1}>
        {words.recent}
      </h2>
      <ul className={`card list ${styles.list}`}>
        {recent.list.map((each) => (
          <li key={recentKey(each)} className={styles.recent}>
            <ClockIcon />
            <Link to={box.urlOf({ kind: 'recent', recent: each })} className="plain">
              {recentTitle(each)}
            </Link>
            <Button
              look="quiet"
              square
              aria-label={words.remove(recentTitle(each))}
              onClick={() => {
                recent.remove(each);
                heading.current?.focus();
              }}
            >
              <CloseIcon small />
            </Button>
          </li>
        ))}
      </ul>
      <p className="muted sm">{words.kept}</p>
      <div>
        <Button look="quiet" onClick={() => recent.clear()}>
          {words.clear}
        </Button>
      </div>
    </section>
  );
});
