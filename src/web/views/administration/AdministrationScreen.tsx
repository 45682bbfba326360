import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { GrievanceDeskStore } from '#web/stores/administration/grievance-desk-store.ts';
import { administrationParts, partNamed, type AdministrationPart } from '#web/stores/administration/administration-part.ts';
import { AdministrationStore } from '#web/stores/administration/administration-store.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import type { AdministrationWords } from '#web/words/en/administration/words.ts';
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { AccountAway } from '../login/AccountAway.tsx';
import { DeskClaimsView } from '../company-desk/DeskClaimsView.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
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

interface Waits {
  readonly waiting: number;
  readonly mayMoreWait: boolean;
}

const labelOf = ({ parts, waiting }: AdministrationWords, part: AdministrationPart, waits: Waits | undefined): string =>
  waits && waits.waiting > 0 ? waiting(parts[part], waits.waiting, waits.mayMoreWait) : parts[part];

/** Administrators' page, missing for everyone else. */
export const AdministrationScreen = observer(function AdministrationScreen() {
  const words = useWords(administrationWords);
  const store = useStore(AdministrationStore);
  const waitingIn = { grievances: useStore(GrievanceDeskStore), typed: useStore(TypedCompaniesStore) };
  const { isAwake } = useStore(SessionStore);
  const part = partNamed(useQuery().get('part'));
  useEffect(() => void store.show(part), [store, part, isAwake]);
  if (store.isAway) return <AccountAway />;
  if (!store.mayAdminister) return <NotFoundScreen />;
  const View = views[part];
  const tabs = administrationParts.map((each) => ({
    label: labelOf(words, each, each === 'grievances' || each === 'typed' ? waitingIn[each] : undefined),
    to: each === 'topics' ? screens.administration : `${screens.administration}?part=${each}`,
    isCurrent: each === part,
  }));
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
        <p>
          <Link className="go" to={screens.hostNumbers}>
            {words.numbers}
          </Link>
        </p>
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
      <LinkTabs label={words.title} tabs={tabs} />
      <ErrorBoundary>
        <View />
      </ErrorBoundary>
    </div>
  );
});
