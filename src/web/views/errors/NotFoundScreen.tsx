import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { searchFromUrl, wordsOfSearch } from '#core/search/search-url.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { useLocation } from '../router.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Pages that older addresses were about. */
const ways = ['home', 'companies', 'reviews', 'salaries', 'interviews'] as const;

/** Page for unknown URLs (404), with a search for its words. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const words = useWords(notFoundWords);
  const shell = useWords(navigationWords);
  const { pathname } = useLocation();
  return (
    <div className="wrap page">
      <EmptyState title={words.heading} level={1} because={words.because}>
        <SearchField
          action={screens.search}
          name="q"
          label={shell.search}
          placeholder={words.search}
          defaultValue={wordsOfSearch(searchFromUrl(pathname, []))}
        />
        <p className="row">
          {ways.map((screen) => (
            <Link key={screen} to={screens[screen]} className="btn">
              {shell[screen]}
            </Link>
          ))}
        </p>
      </EmptyState>
    </div>
  );
});
