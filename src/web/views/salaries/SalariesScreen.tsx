import { observer } from 'mobx-react-lite';
import { isOfCityAlone } from '#core/navigation/place-urls.ts';
import { screens } from '#core/navigation/screens.ts';
import { jobPayUrl, payHubUrl, searchOf, tellPayUrl } from '#core/salaries/pay-urls.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { CompanyLookup } from '../companies/CompanyLookup.tsx';
import { HubScreen } from '../companies/HubScreen.tsx';
import { useInCity } from '../reference-lists/use-in-city.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButtons } from '../ui/LinkButtons.tsx';
import { useWords } from '../words.tsx';
import { Found } from './Found.tsx';
import { HowWorkedOut } from './HowWorkedOut.tsx';
import { JobLookup } from './JobLookup.tsx';
import { PayRows } from './PayRows.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';
import { useGroup } from './use-group.ts';
import { useHubFields } from './use-hub-fields.ts';
import styles from './salaries.module.css';

/** Job pay search and the jobs with most contributions. */
export const SalariesScreen = observer(function SalariesScreen() {
  const { hub: words, tell, job } = useWords(payWords);
  const places = useWords(placeWords);
  const inCity = useInCity();
  const { company } = useStore(PayLookup);
  return (
    <HubScreen kind="salaries" words={{ ...words, heading: inCity(places.pay, words.heading) }}>
      <ErrorBoundary>
        <div className={styles['lookups']}>
          <JobLookup />
          <CompanyLookup store={company} label={words.company} placeholder={words.companyPlaceholder} page="salaries" />
        </div>
      </ErrorBoundary>
      <ErrorBoundary>
        <MostReported />
      </ErrorBoundary>
      <nav className="row" aria-label={words.heading}>
        <LinkButtons
          links={[
            { label: tell, to: tellPayUrl() },
            { label: job.fair, to: screens.paidFairly },
            { label: words.compare, to: screens.compareSalaries },
            { label: words.calculators, to: screens.calculators },
          ]}
        />
      </nav>
      <HowWorkedOut />
    </HubScreen>
  );
});

const MostReported = observer(function MostReported() {
  const { hub: words, narrow } = useWords(payWords);
  const { all } = useWords(placeWords);
  const said = useGroup();
  const { hub, jobs, count, search } = useStore(SalaryHubStore);
  const fields = useHubFields();
  const isNarrowed = search.city !== null || search.experience !== null;
  return (
    <section className={styles['section']} aria-labelledby="most">
      <h2 id="most">{isNarrowed ? words.mostNarrowed : words.most}</h2>
      <Await request={hub} meanwhile={<PaySkeleton />}>
        {() =>
          jobs.length === 0 ? (
            <EmptyState
              title={words.noneYet}
              link={isNarrowed ? { label: isOfCityAlone(payHubUrl(search)) ? all : narrow.clear, to: screens.salaries } : undefined}
            />
          ) : (
            <PayRows
              label={words.most}
              rows={jobs.flatMap((slice) => {
                const { designation } = slice.group;
                return designation ? [{ label: said.job(slice.group), to: jobPayUrl(null, designation.urlName, searchOf(slice.group)), slice }] : [];
              })}
            />
          )
        }
      </Await>
      <Found found={count === undefined ? undefined : count === 0 ? words.noneYet : narrow.jobs(count)} fields={fields} />
    </section>
  );
});
