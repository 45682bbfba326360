import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Pages } from '#web/stores/requests/pages.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Await } from './Await.tsx';
import { ListFoot, type ListFootProps } from './ListFoot.tsx';

interface PagedListProps<Item> extends ListFootProps {
  readonly pages: Pages<Item>;
  readonly items?: readonly Item[];
  readonly children: (items: readonly Item[]) => ReactNode;
  readonly empty: ReactNode;
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

/** Paged list with loading, failure and empty states. Announces how much is shown as it grows. */
export const PagedList = observer(Paged) as typeof Paged;
