import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { BackIcon } from './icons.tsx';
import { NextIcon } from './form-icons.tsx';
import { Link } from './Link.tsx';

interface PaginationProps {
  /** The name of the list, when there is more than one to page on the screen. */
  readonly label?: string;
  /** The URL of the page before; left out on the first. */
  readonly previous?: string | undefined;
  /** The URL of the page after; left out on the last. */
  readonly next?: string | undefined;
}

/** The links to the page before and the page after. Lists are read by cursor, so there are no numbers. */
export const Pagination = observer(function Pagination({ label, previous, next }: PaginationProps) {
  const words = useWords(uiWords);
  return (
    <nav className="pager" aria-label={label ?? words.pages}>
      {previous && (
        <Link to={previous} rel="prev" className="btn">
          <BackIcon small />
          {words.previousPage}
        </Link>
      )}
      {next && (
        <Link to={next} rel="next" className="btn">
          {words.nextPage}
          <NextIcon small />
        </Link>
      )}
    </nav>
  );
});
