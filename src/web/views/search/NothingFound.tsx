import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Trending } from './Trending.tsx';
import { subjectOfPlace, usePlaceName } from './use-place-name.ts';
import styles from './search.module.css';

const ways = ['companies', 'reviews', 'salaries', 'interviews', 'communities'] as const;

export const NothingFound = observer(function NothingFound() {
  const { page } = useWords(searchWords);
  const shell = useWords(navigationWords);
  const { words, inside } = useStore(SearchPageStore);
  const name = usePlaceName();
  return (
    <div className={styles.found}>
      <EmptyState title={name === undefined ? page.nothing(words) : page.nothingInside[subjectOfPlace(inside)](words, name)} because={page.nothingBecause}>
        <nav aria-label={page.lookThrough}>
          <p>{page.lookThrough}</p>
          <p className={styles.ways}>
            {ways.map((screen) => (
              <Link key={screen} to={screens[screen]} className="btn">
                {shell[screen]}
              </Link>
            ))}
          </p>
        </nav>
        {name === undefined && (
          <p>
            {page.unlisted} <Link to={screens.reviewForm}>{page.write}</Link>
          </p>
        )}
      </EmptyState>
      <Trending />
    </div>
  );
});
