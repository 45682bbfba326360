import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { AddKnown } from './AddKnown.tsx';
import { Discussed } from './Discussed.tsx';
import { HeadlineStrip } from './HeadlineStrip.tsx';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { JobsPay } from './JobsPay.tsx';
import { LatestReviews } from './LatestReviews.tsx';
import { MostReviewed } from './MostReviewed.tsx';
import { OwnPart } from './OwnPart.tsx';
import { Promises } from './Promises.tsx';
import { WorkItOut } from './WorkItOut.tsx';
import styles from './home.module.css';

/** Home page: search, totals, pay, opinions and promises. */
export const HomeScreen = observer(function HomeScreen() {
  const home = useStore(HomeStore);
  const owner = useStore(SessionStore).awake?.userId;
  useEffect(() => void home.follow(owner), [home, owner]);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Hero />
      <HeadlineStrip />
      <ErrorBoundary>
        <OwnPart />
      </ErrorBoundary>
      <ErrorBoundary>
        <MostReviewed />
      </ErrorBoundary>
      <ErrorBoundary>
        <JobsPay />
      </ErrorBoundary>
      <Industries />
      <WorkItOut />
      <div className="cols even">
        <ErrorBoundary>
          <Discussed />
        </ErrorBoundary>
        <AddKnown />
      </div>
      <ErrorBoundary>
        <LatestReviews />
      </ErrorBoundary>
      <Promises />
    </div>
  );
});
