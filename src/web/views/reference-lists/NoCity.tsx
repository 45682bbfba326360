import { observer } from 'mobx-react-lite';
import { placedAt, screens } from '#core/navigation/screens.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { useLocation } from '../router.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';

export const NoCity = observer(function NoCity() {
  const { missing, missingBecause, all } = useWords(placeWords);
  const { pathname } = useLocation();
  return (
    <div className="wrap page">
      <EmptyState title={missing} level={1} because={missingBecause} link={{ label: all, to: placedAt(pathname)?.path ?? screens.home }} />
    </div>
  );
});
