import { observer } from 'mobx-react-lite';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import styles from './search.module.css';

export const Trending = observer(function Trending() {
  const words = useWords(searchWords);
  const { trending } = useStore(SearchPageStore).box;
  if (trending.value?.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="trending">
      <h2 id="trending">{words.trending}</h2>
      <Await request={trending} meanwhile={<SearchSkeleton />}>
        {(pages) => (
          <ul className={`card list ${styles.list}`}>
            {pages.map((page) => (
              <AnswerRow key={page.path} page={page} />
            ))}
          </ul>
        )}
      </Await>
    </section>
  );
});
