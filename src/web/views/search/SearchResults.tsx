import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { resultGroups } from '#core/search/result-groups.ts';
import { resultsOnPage, type SearchCount, type SearchPage } from '#core/search/search-page.ts';
import { searchUrl, wordsOfSearch } from '#core/search/search-url.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { useWords } from '../words.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { ResultRow } from './ResultRow.tsx';
import styles from './search.module.css';

export const SearchResults = observer(function SearchResults({ page }: { readonly page: SearchPage }) {
  const words = useWords(searchWords);
  const { search, type } = useStore(SearchPageStore);
  const { corrected, answers } = page;
  return (
    <div className={styles.found}>
      {corrected !== null && (
        <p className="row">
          <span>{words.corrected(corrected)}</span>
          <Link to={searchUrl({ ...search, isExact: true })}>{words.asTyped(wordsOfSearch(search))}</Link>
        </p>
      )}
      {answers.length > 0 && (
        <ul className={`card list ${styles.list}`} aria-label={words.answers}>
          {answers.map((answer) => (
            <AnswerRow key={answer.path} page={answer} />
          ))}
        </ul>
      )}
      {search.community === null && <Kinds stats={page.stats} />}
      {type === 'all' ? <EveryKind page={page} /> : <OneKind page={page} />}
    </div>
  );
});

const countSaid = ({ count, isMore }: SearchCount): string => grouped(count) + (isMore ? '+' : '');

const Kinds = observer(function Kinds({ stats }: { readonly stats: readonly SearchCount[] }) {
  const words = useWords(searchWords).page;
  const { search } = useStore(SearchPageStore);
  const found = stats.filter(({ type, count }) => count > 0 || type === search.type);
  if (found.length === 0) return null;
  const tab = (type: SearchCount['type'] | 'all') => ({
    label: words.types[type],
    to: searchUrl({ ...search, type, from: 0 }),
    isCurrent: type === search.type,
  });
  return <LinkTabs label={words.kinds} tabs={[tab('all'), ...found.map((stat) => ({ ...tab(stat.type), count: countSaid(stat) }))]} />;
});

const EveryKind = observer(function EveryKind({ page }: { readonly page: SearchPage }) {
  const words = useWords(searchWords).page;
  const { search } = useStore(SearchPageStore);
  return resultGroups(page).map((group) => (
    <section key={group.type} className={styles.group} aria-labelledby={`found-${group.type}`}>
      <div className="split">
        <h2 id={`found-${group.type}`}>{words.types[group.type]}</h2>
        {group.count > group.results.length && (
          <Link to={searchUrl({ ...search, type: group.type, from: 0 })} className="go">
            {words.allOf(countSaid(group))}
          </Link>
        )}
      </div>
      <ul className={`card list ${styles.list}`}>
        {group.results.map((result) => (
          <ResultRow key={result.path} result={result} />
        ))}
      </ul>
    </section>
  ));
});

const OneKind = observer(function OneKind({ page }: { readonly page: SearchPage }) {
  const words = useWords(searchWords).page;
  const { search, type } = useStore(SearchPageStore);
  const { results, next, answers } = page;
  const at = (from: number) => searchUrl({ ...search, from });
  if (results.length === 0 && search.from === 0) return answers.length > 0 ? null : <p className="muted">{words.noneOfKind}</p>;
  return (
    <>
      <ul className={`card list ${styles.list}`} aria-label={words.types[type]}>
        {results.map((result) => (
          <ResultRow key={result.path} result={result} />
        ))}
      </ul>
      <Pagination previous={search.from > 0 ? at(Math.max(0, search.from - resultsOnPage)) : undefined} next={next === null ? undefined : at(next)} />
    </>
  );
});
