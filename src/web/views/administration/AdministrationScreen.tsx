import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { partNamed, type AdministrationPart } from '#web/stores/administration/administration-part.ts';
import { AdministrationStore } from '#web/stores/administration/administration-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { AccountAway } from '../login/AccountAway.tsx';
import { DeskClaimsView } from '../company-desk/DeskClaimsView.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import { AdministrationTabs } from './AdministrationTabs.tsx';
import { CompaniesView } from './CompaniesView.tsx';
import { GrievancesView } from './GrievancesView.tsx';
import { LogView } from './LogView.tsx';
import { TopicsView } from './TopicsView.tsx';
import { TypedCompaniesView } from './TypedCompaniesView.tsx';
import { WatchedWordsView } from './WatchedWordsView.tsx';
import styles from './administration.module.css';

const views: Readonly<Record<AdministrationPart, () => React.ReactNode>> = {
  topics: TopicsView,
  companies: CompaniesView,
  typed: TypedCompaniesView,
  desks: DeskClaimsView,
  words: WatchedWordsView,
  grievances: GrievancesView,
  log: LogView,
};

/** Administrators' page, missing for everyone else. */
export const AdministrationScreen = observer(function AdministrationScreen() {
  const words = useWords(administrationWords);
  const store = useStore(AdministrationStore);
  const { isAwake } = useStore(SessionStore);
  const part = partNamed(useQuery().get('part'));
  useEffect(() => void store.show(part), [store, part, isAwake]);
  if (store.isAway) return <AccountAway />;
  if (!store.mayAdminister) return <NotFoundScreen />;
  const View = views[part];
  return (
    <div className={`wrap page stack g5 ${styles.screen}`}>
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      {store.owed.length > 0 && (
        <div className="inset stack g2">
          {store.owed.map((fact) => (
            <p key={fact}>{words.owed[fact]}</p>
          ))}
          <p>
            {words.owedBecause} <Link to={screens.contact}>{words.owedPage}</Link>
          </p>
        </div>
      )}
      <AdministrationTabs current={part} />
      <ErrorBoundary>
        <View />
      </ErrorBoundary>
    </div>
  );
});
