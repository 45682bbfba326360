import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { CollegeStore } from '#web/stores/colleges/college-store.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { CampusCompanies } from './CampusCompanies.tsx';
import { CampusInterviews } from './CampusInterviews.tsx';
import { FirstPayRows } from './FirstPayRows.tsx';
import styles from './colleges.module.css';
import { usePlace } from './use-place.ts';

/** College page with courses, companies, fresher pay and interviews. Empty parts are left out. */
export const CollegeScreen = observer(function CollegeScreen() {
  const { heading, one: words } = useWords(collegeWords);
  const shell = useWords(navigationWords);
  const { college, urlName, isMissing } = useStore(CollegeStore);
  if (isMissing) return <NoCollege />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Crumbs
        steps={[{ label: shell.interviews, to: screens.interviews }, { label: heading, to: screens.colleges }, { label: college.value?.name ?? urlName }]}
      />
      <CollegeHead />
      <ErrorBoundary>
        <Await request={college} meanwhile={<Skeleton lines={8} />}>
          {({ courses, companies, firstPay }) => (
            <>
              {courses.length > 0 && (
                <section className={styles.part}>
                  <h2>{words.courses}</h2>
                  <p>{courses.join(', ')}</p>
                </section>
              )}
              {companies.length > 0 && <CampusCompanies companies={companies} />}
              {firstPay.length > 0 && <FirstPayRows firstPay={firstPay} />}
            </>
          )}
        </Await>
        <CampusInterviews />
      </ErrorBoundary>
    </div>
  );
});

const CollegeHead = observer(function CollegeHead() {
  const { college, urlName } = useStore(CollegeStore);
  const placeOf = usePlace();
  const known = college.value;
  const name = known?.name ?? urlName;
  return (
    <header className={styles.head}>
      <Logo name={name} picture={known?.logo ?? null} size="large" />
      <div>
        <h1>{name}</h1>
        {known && (
          <Provenance>
            {placeOf(known)}
            {known.otherNames.length > 0 && known.otherNames.join(', ')}
          </Provenance>
        )}
      </div>
    </header>
  );
});

const NoCollege = observer(function NoCollege() {
  const { every, one: words } = useWords(collegeWords);
  return (
    <div className="wrap page">
      <EmptyState title={words.missing} level={1} because={words.missingBecause} link={{ label: every, to: screens.colleges }} />
    </div>
  );
});
