import { observer } from 'mobx-react-lite';
import { collegeSorts, collegeStates, everyCollege, longestCollegeSearch } from '#core/colleges/college-search.ts';
import { collegeSearchFromUrl, collegesUrl } from '#core/colleges/college-urls.ts';
import { screens } from '#core/navigation/screens.ts';
import { CollegesStore } from '#web/stores/colleges/colleges-store.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useQueryForm } from '../fields/use-query-form.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { CollegeRow } from './CollegeRow.tsx';
import styles from './colleges.module.css';

/** Colleges by URL. */
export const CollegesScreen = observer(function CollegesScreen() {
  const words = useWords(collegeWords);
  const { search } = useStore(CollegesStore);
  const shell = useWords(navigationWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Crumbs steps={[{ label: shell.interviews, to: screens.interviews }, { label: words.heading }]} />
      <header>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <ErrorBoundary>
        <SearchForm key={collegesUrl(search)} />
      </ErrorBoundary>
      <LinkChips
        label={words.sort}
        chips={collegeSorts.map((sort) => ({ label: words.sorts[sort], to: collegesUrl({ ...search, sort }), isCurrent: sort === search.sort }))}
      />
      <ErrorBoundary>
        <CollegeList />
      </ErrorBoundary>
    </div>
  );
});

const SearchForm = observer(function SearchForm() {
  const words = useWords(collegeWords);
  const { search } = useStore(CollegesStore);
  const { onSubmit } = useQueryForm((query) => collegesUrl(collegeSearchFromUrl(query)));
  return (
    <form action={screens.colleges} role="search" aria-label={words.heading} className={styles.form} onSubmit={onSubmit}>
      {search.sort !== everyCollege.sort && <input type="hidden" name="sort" value={search.sort} />}
      <Fields />
      <button type="submit" className="btn main">
        {words.find}
      </button>
    </form>
  );
});

const Fields = observer(function Fields() {
  const words = useWords(collegeWords);
  const { nameOf } = useWords(listWords);
  const { search } = useStore(CollegesStore);
  return (
    <>
      <Field label={words.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="search"
            name="text"
            defaultValue={search.text}
            placeholder={words.namePlaceholder}
            maxLength={longestCollegeSearch}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
      <Field label={words.state}>
        {(control) => (
          <Select
            {...control}
            name="state"
            defaultValue={search.state ?? ''}
            options={[{ value: '', label: words.everyState }, ...collegeStates.map((state) => ({ value: state, label: nameOf(state) }))]}
          />
        )}
      </Field>
    </>
  );
});

const CollegeList = observer(function CollegeList() {
  const words = useWords(collegeWords);
  const { pages, search } = useStore(CollegesStore);
  return (
    <>
      <PagedList
        pages={pages}
        more={words.more}
        end={words.end}
        urlOf={(cursor) => collegesUrl(search, cursor)}
        meanwhile={<Skeleton lines={8} />}
        empty={<EmptyState title={words.none} because={words.noneBecause} link={{ label: words.every, to: screens.colleges }} />}
      >
        {(items) => (
          <ul className={`card list ${styles.list}`}>
            {items.map((college) => (
              <CollegeRow key={college.urlName} college={college} />
            ))}
          </ul>
        )}
      </PagedList>
      <FromTheStart pages={pages} label={words.fromTheStart} to={collegesUrl(search)} />
    </>
  );
});
