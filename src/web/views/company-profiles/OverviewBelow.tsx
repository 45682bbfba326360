import { observer } from 'mobx-react-lite';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import { overviewGaps } from '#core/company-profiles/overview-gaps.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { Reach } from '../companies/Reach.tsx';
import { EmployerConduct } from '../employer-conduct/EmployerConduct.tsx';
import { RemovedHere } from '../employer-conduct/RemovedHere.tsx';
import { BadgesView } from '../followers/BadgesView.tsx';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { RatingSkeleton } from '../reviews/RatingSkeleton.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { AboutCompany } from './AboutCompany.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import { FirstThings } from './FirstThings.tsx';
import { Invitation } from './Invitation.tsx';
import { OverviewBenefits } from './OverviewBenefits.tsx';
import { OverviewPay } from './OverviewPay.tsx';
import { OverviewPhotos } from './OverviewPhotos.tsx';
import { OverviewQuestions } from './OverviewQuestions.tsx';
import { OverviewRatings, OverviewReviews } from './OverviewReviews.tsx';
import styles from './overview.module.css';

/** All that the page of a company says below its head. */
export const OverviewBelow = observer(function OverviewBelow() {
  const { overview } = useStore(OverviewStore);
  return (
    <Await request={overview} meanwhile={<OverviewSkeleton />}>
      {(known) => <Overview overview={known} />}
    </Await>
  );
});

/** Gaps from which on the invitation is where the sections would be. */
const manyGaps = 3;

interface OverviewProps {
  readonly overview: CompanyOverview;
}

/** The parts of an overview that say something, each of which may fail to be drawn without the others. */
const Overview = ({ overview }: OverviewProps) => {
  const gaps = overviewGaps(overview);
  const isUnreviewed = overview.reviews.length === 0;
  const isEarly = gaps.length >= manyGaps || isUnreviewed;
  const invitation = gaps.length > 0 && (
    <ErrorBoundary>
      <Invitation company={overview.facts} gaps={gaps} />
    </ErrorBoundary>
  );
  const pay = (
    <ErrorBoundary>
      <OverviewPay overview={overview} />
    </ErrorBoundary>
  );
  return (
    <>
      <div className="cols">
        <div className={`stack g6 ${styles.parts}`}>
          <WhatPeopleSay overview={overview} />
          {isEarly && invitation}
          {isUnreviewed && pay}
        </div>
        <Rail overview={overview} />
      </div>
      {!isUnreviewed && pay}
      <Shared overview={overview} />
      {!isEarly && invitation}
      <ErrorBoundary>
        <AboutCompany overview={overview} />
      </ErrorBoundary>
      <ErrorBoundary>
        <EmployerConduct conduct={overview.conduct} />
      </ErrorBoundary>
      <ErrorBoundary>
        <SimilarCompanies similar={overview.similar} />
      </ErrorBoundary>
    </>
  );
};

const WhatPeopleSay = ({ overview }: OverviewProps) => (
  <>
    <ErrorBoundary>
      <FirstThings overview={overview} />
    </ErrorBoundary>
    <ErrorBoundary>
      <OverviewRatings figures={overview.figures} />
    </ErrorBoundary>
    <ErrorBoundary>
      <OverviewReviews reviews={overview.reviews} />
    </ErrorBoundary>
  </>
);

/** Interviews, benefits and photos, over the whole width. */
const Shared = ({ overview }: OverviewProps) => (
  <>
    <div className={`cols even ${styles.pair}`}>
      <ErrorBoundary>
        <OverviewQuestions overview={overview} />
      </ErrorBoundary>
      <ErrorBoundary>
        <OverviewBenefits benefits={overview.benefits} facts={overview.facts} />
      </ErrorBoundary>
    </div>
    <ErrorBoundary>
      <OverviewPhotos photos={overview.photos} />
    </ErrorBoundary>
  </>
);

/** The basic facts of the company, the ways to its other pages, and what it has earned here. */
const Rail = observer(function Rail({ overview: { facts, badges, conduct } }: OverviewProps) {
  const { page } = useWords(companyWords);
  return (
    <aside className={`stack g5 ${styles.rail}`} aria-label={page.glance}>
      <ErrorBoundary>
        <AtAGlance company={facts} />
        <CompanyParts current="overview" />
        <Reach company={facts} heading={page.reach} />
      </ErrorBoundary>
      <ErrorBoundary>
        <BadgesView badges={badges} />
        <RemovedHere conduct={conduct} />
      </ErrorBoundary>
    </aside>
  );
});

/** The first parts of an overview before they have come, in their shapes. */
const OverviewSkeleton = () => (
  <div className="cols">
    <div className={`stack g6 ${styles.parts}`}>
      <div className={styles.knownWaiting}>
        <Skeleton lines={6} />
      </div>
      <RatingSkeleton />
      <ContributedSkeleton />
    </div>
    <div className="card">
      <SkeletonBars lines={24} />
    </div>
  </div>
);
