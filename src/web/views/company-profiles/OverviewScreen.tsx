import { observer } from 'mobx-react-lite';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Reach } from '../companies/Reach.tsx';
import { EmployerConduct } from '../employer-conduct/EmployerConduct.tsx';
import { RemovedHere } from '../employer-conduct/RemovedHere.tsx';
import { BadgesView } from '../followers/BadgesView.tsx';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { AboutCompany } from './AboutCompany.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import { FourThings } from './FourThings.tsx';
import { OverviewBenefits } from './OverviewBenefits.tsx';
import { OverviewPay } from './OverviewPay.tsx';
import { OverviewPhotos } from './OverviewPhotos.tsx';
import { OverviewQuestions } from './OverviewQuestions.tsx';
import { OverviewRatings, OverviewReviews } from './OverviewReviews.tsx';
import styles from './overview.module.css';

/** The page of one company: it answers first, of what people say, and leads on to all of it; then come the company's own words. Each part may fail without the others. */
export const OverviewScreen = observer(function OverviewScreen() {
  const { facts } = useStore(CompanyStore);
  return (
    <CompanyScreen tab="overview">
      <div className="cols">
        <Answers />
        <Rail />
      </div>
      <ErrorBoundary>
        <OverviewPay />
      </ErrorBoundary>
      <div className="cols even">
        <ErrorBoundary>
          <OverviewQuestions />
        </ErrorBoundary>
        <ErrorBoundary>
          <OverviewBenefits />
        </ErrorBoundary>
      </div>
      <ErrorBoundary>
        <OverviewPhotos />
      </ErrorBoundary>
      <ErrorBoundary>
        <Await request={facts} meanwhile={<SkeletonBars lines={8} />}>
          {(known) => <AboutCompany facts={known} />}
        </Await>
      </ErrorBoundary>
      <ErrorBoundary>
        <EmployerConduct />
      </ErrorBoundary>
      <ErrorBoundary>
        <SimilarCompanies />
      </ErrorBoundary>
    </CompanyScreen>
  );
});

/** What is beside the facts: the four things to know, and what reviews say. */
const Answers = () => (
  <div className={styles.parts}>
    <ErrorBoundary>
      <FourThings />
    </ErrorBoundary>
    <ErrorBoundary>
      <OverviewRatings />
    </ErrorBoundary>
    <ErrorBoundary>
      <OverviewReviews />
    </ErrorBoundary>
  </div>
);

/** The basic facts of the company, the ways to its other pages, and what it has earned here. */
const Rail = observer(function Rail() {
  const { page } = useWords(companyWords);
  const { facts } = useStore(CompanyStore);
  return (
    <aside className={styles.rail} aria-label={page.glance}>
      <ErrorBoundary>
        <Await
          request={facts}
          meanwhile={
            <div className="card">
              <SkeletonBars lines={24} />
            </div>
          }
        >
          {(known) => (
            <>
              <AtAGlance company={known} />
              <CompanyParts current="overview" />
              <Reach company={known} heading={page.elsewhere(known.name)} />
            </>
          )}
        </Await>
      </ErrorBoundary>
      <ErrorBoundary>
        <BadgesView />
        <RemovedHere />
      </ErrorBoundary>
    </aside>
  );
});
