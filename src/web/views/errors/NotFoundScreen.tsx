import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** What stands at an address that leads nowhere: why, and ways on. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const words = useWords();
  return (
    <div className="wrap page">
      <EmptyState title={words.notFound.heading} level={1}>
        <p>{words.notFound.because}</p>
        <p className="row">
          <Link to={screens.home} className="btn">
            {words.shell.home}
          </Link>
          <Link to={screens.companies} className="btn">
            {words.shell.companies}
          </Link>
        </p>
      </EmptyState>
    </div>
  );
});
