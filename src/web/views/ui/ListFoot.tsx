import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Pages } from '#web/stores/requests/pages.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Await } from './Await.tsx';
import { Button } from './Button.tsx';
import { Link } from './Link.tsx';
import styles from './list-foot.module.css';

export interface ListFootProps {
  readonly pages: Pages<unknown>;
  readonly more: string;
  /** End of the list. If absent, it is said only below several pages. */
  readonly end?: string;
  /** URL after a cursor. Makes the press a link that works without a script. */
  readonly urlOf?: ((cursor: string) => string) | undefined;
  /** Foot element, for observers of its visibility. */
  readonly at?: RefObject<HTMLDivElement | null>;
}

/** List foot: next page, failure, or end. Keeps focus here after a press. */
export const ListFoot = observer(function ListFoot({ pages, more, end, urlOf, at }: ListFootProps) {
  const { loading, listed } = useWords(uiWords);
  const { state, next, isTurned } = pages;
  const own = useRef<HTMLDivElement>(null);
  const foot = at ?? own;
  const isLoading = state.status === 'LOADING';
  const hasFailed = state.status === 'FAILURE';
  const hold = useFocusInPlace(foot);
  const ending = end ?? (isTurned ? listed.all : undefined);
  if (!hasFailed && next === null && ending === undefined) return null;
  const turn = () => void hold(() => pages.more());
  const said = isLoading ? loading : more;
  return (
    <div ref={foot} tabIndex={-1}>
      {hasFailed ? (
        <Await request={{ state, again: () => hold(() => pages.again()) }}>{() => null}</Await>
      ) : next === null ? (
        <p className={`muted ${styles.end}`}>{ending}</p>
      ) : urlOf ? (
        <Link
          to={urlOf(next)}
          className="btn wide"
          aria-busy={isLoading}
          onClick={(event) => {
            event.preventDefault();
            turn();
          }}
        >
          {said}
        </Link>
      ) : (
        <Button wide busy={isLoading} onClick={turn}>
          {said}
        </Button>
      )}
    </div>
  );
});

/** Moves focus to this element when the pressed control disappears, unless focus has gone elsewhere. */
function useFocusInPlace(element: RefObject<HTMLElement | null>): (ask: () => Promise<void>) => Promise<void> {
  const isLocal = useRef(false);
  const hasFocus = () => element.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!isLocal.current) return;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    isLocal.current = hasFocus();
  });
  return (ask) => {
    isLocal.current = hasFocus();
    return ask();
  };
}
