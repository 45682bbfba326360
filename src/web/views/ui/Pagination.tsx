import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { BackIcon } from './icons.tsx';
import { NextIcon } from './form-icons.tsx';
import { Link } from './Link.tsx';

interface PaginationProps {
  readonly label?: string;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** Links to the pages before and after. Cursors allow no page numbers. */
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
