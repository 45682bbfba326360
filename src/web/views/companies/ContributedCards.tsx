import type { ComponentProps, ReactNode } from 'react';
import { PagedList } from '../ui/PagedList.tsx';
import { ContributedSkeleton } from './ContributedSkeleton.tsx';
import styles from './contributed.module.css';

interface ContributedCardsProps<Item> extends Pick<ComponentProps<typeof PagedList<Item>>, 'pages' | 'items' | 'urlOf' | 'empty'> {
  readonly words: { readonly more: string; readonly end: string };
  readonly ask?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

const before = 3;

export const ContributedCards = <Item,>({ words: { more, end }, ask, children, ...list }: ContributedCardsProps<Item>) => (
  <PagedList {...list} more={more} end={end} meanwhile={<ContributedSkeleton />}>
    {(items) => (
      <div className={styles.cards}>
        {items.slice(0, before).map(children)}
        {ask}
        {items.slice(before).map(children)}
      </div>
    )}
  </PagedList>
);
