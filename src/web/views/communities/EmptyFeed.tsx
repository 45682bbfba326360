import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { useTalkWords } from '../content/use-talk-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';

/** A feed with nothing in it yet, and the way on. */
export const EmptyFeed = observer(function EmptyFeed() {
  const words = useTalkWords();
  return (
    <EmptyState title={words.empty}>
      <p>{words.emptyBecause}</p>
      <Link className="btn" to={`${screens.communities}?find=`}>
        {words.find}
      </Link>
    </EmptyState>
  );
});
