import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Pages } from '#web/stores/requests/pages.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Await } from './Await.tsx';
import { ListFoot, type ListFootProps } from './ListFoot.tsx';

interface PagedListProps<Item> extends ListFootProps {
  readonly pages: Pages<Item>;
  /** What is shown, where it is not just what was read. */
  readonly items?: readonly Item[];
  /** The rows, with what is around them. */
  readonly children: (items: readonly Item[]) => ReactNode;
  /** What is in their place where there are none. */
  readonly empty: ReactNode;
  /** A placeholder for the first page, in the shape of what will come. */
  readonly meanwhile?: ReactNode;
}

function Paged<Item>({ pages, items = pages.items, children, empty, meanwhile, ...foot }: PagedListProps<Item>) {
  const { listed } = useWords(uiWords);
  const count = items.length;
  const isThere = count > 0 || (pages.items.length > 0 && pages.next !== null);
  return (
    <>
      {count > 0 && children(items)}
      {isThere ? (
        <ListFoot pages={pages} {...foot} />
      ) : (
        <Await request={pages} {...(meanwhile !== undefined && { meanwhile })}>
          {() => empty}
        </Await>
      )}
      <p className="vh" role="status">
        {count > 0 && listed.shown(count)}
      </p>
    </>
  );
}

/** A list that is read page by page, wherever it is there: its rows, the way on, its end, and what is there while it loads, when it failed and when nothing is in it. How much of it is shown is said as it grows. */
export const PagedList = observer(Paged) as typeof Paged;
