import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Pages } from '#web/stores/requests/pages.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useQuery } from '../use-query.ts';
import { ContributedSkeleton } from './ContributedSkeleton.tsx';
import styles from './contributed.module.css';

/** The sentences of a list, said of the kind of thing that is in it. */
interface ContributedListWords {
  readonly list: string;
  readonly more: string;
  readonly end: string;
  readonly fromTheStart: string;
  readonly none: string;
  readonly noneFound: string;
  readonly noneFoundBecause: string;
  readonly clear: string;
}

interface ContributedListProps<Item> {
  readonly pages: Pages<Item>;
  readonly words: ContributedListWords;
  /** The address of the list, and of a page of it. */
  readonly urlOf: (cursor?: string) => string;
  /** The address of the list that is narrowed by nothing; none where this one is not narrowed. */
  readonly wholeUrl: string | undefined;
  /** Asks readers for theirs. */
  readonly ask: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** How many are read before readers are asked for theirs. */
const before = 3;

/** What people contributed about a company, page after page; what has been read stays. */
export function ContributedList<Item>({ pages, words, urlOf, wholeUrl, ask, children }: ContributedListProps<Item>) {
  const nothing =
    wholeUrl === undefined ? (
      <EmptyState title={words.none}>{ask}</EmptyState>
    ) : (
      <EmptyState title={words.noneFound}>
        <p>{words.noneFoundBecause}</p>
        <Link to={wholeUrl} className="btn">
          {words.clear}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <h2 className="vh">{words.list}</h2>
      <PagedList pages={pages} more={words.more} end={words.end} urlOf={urlOf} meanwhile={<ContributedSkeleton />} empty={nothing}>
        {(items) => (
          <div className={styles.cards}>
            {items.slice(0, before).map(children)}
            {ask}
            {items.slice(before).map(children)}
          </div>
        )}
      </PagedList>
      <FromTheStart pages={pages} to={urlOf()} label={words.fromTheStart} />
    </>
  );
}

interface FromTheStartProps {
  readonly pages: { readonly items: readonly unknown[] };
  readonly to: string;
  readonly label: string;
}

/** Leads to the first page whoever came in at a later one. */
const FromTheStart = observer(function FromTheStart({ pages, to, label }: FromTheStartProps) {
  const from = useQuery().get('cursor');
  if (!from || pages.items.length === 0) return null;
  return (
    <Link to={to} className="go">
      {label}
    </Link>
  );
});
