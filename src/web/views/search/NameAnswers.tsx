import { observer } from 'mobx-react-lite';
import { searchUrl } from '#core/search/search-url.ts';
import { NameAnswersStore } from '#web/stores/search/name-answers-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import styles from './search.module.css';

/** Empty result of a list: pages that answer the name, and the search of everything. */
export const NameAnswers = observer(function NameAnswers({ name }: { readonly name: string }) {
  const words = useWords(searchWords);
  const { pages } = useStore(NameAnswersStore);
  return (
    <div className={styles.found}>
      <EmptyState title={words.noCompanyNamed(name)}>
        <Link to={searchUrl({ typed: name })} className="go">
          {words.searchFor(name)}
        </Link>
      </EmptyState>
      {pages.length > 0 && (
        <ul className={`card list ${styles.list}`} aria-label={words.answers}>
          {pages.map((page) => (
            <AnswerRow key={page.path} page={page} />
          ))}
        </ul>
      )}
    </div>
  );
});
