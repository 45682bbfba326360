import { observer } from 'mobx-react-lite';
import type { Pages } from '#web/stores/requests/pages.ts';
import { useQuery } from '../use-query.ts';
import { Link } from './Link.tsx';

interface FromTheStartProps {
  readonly pages: Pages<unknown>;
  readonly label: string;
  readonly to: string;
}

/** Link to the first page of a list entered at a later one. */
export const FromTheStart = observer(function FromTheStart({ pages, label, to }: FromTheStartProps) {
  const from = useQuery().get('cursor');
  return from && pages.items.length > 0 ? (
    <Link to={to} className="go">
      {label}
    </Link>
  ) : null;
});
