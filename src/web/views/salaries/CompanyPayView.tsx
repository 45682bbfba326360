import { observer } from 'mobx-react-lite';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { isOfCityAlone } from '#core/navigation/place-urls.ts';
import { salariesPath } from '#core/navigation/screens.ts';
import { companyPaySearchFromUrl, everyCompanyPay, mostShownSalaries, paySorts, type CompanyPaySearch } from '#core/salaries/pay-search.ts';
import { companyPayUrl, jobPayUrl } from '#core/salaries/pay-urls.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { AddYourPay } from './AddYourPay.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { Found } from './Found.tsx';
import { HowWorkedOut } from './HowWorkedOut.tsx';
import { Narrowing } from './Narrowing.tsx';
import { NearestPay } from './NearestPay.tsx';
import { NoPay } from './NoPay.tsx';
import { PayParts } from './PayParts.tsx';
import { PayRows } from './PayRows.tsx';
import { Received } from './Received.tsx';
import { useGroup } from './use-group.ts';
import { useNarrowFields } from './use-narrow-fields.ts';
import styles from './salaries.module.css';

export const CompanyPayView = observer(function CompanyPayView({ pay }: { readonly pay: CompanyPay }) {
  const words = useWords(payWords);
  const { search } = useStore(CompanySalariesStore);
  const { company, slice, jobs } = pay;
  const isNarrowed = search.department !== null || search.city !== null || search.experience !== null;
  if (!slice && jobs.length === 0 && !isNarrowed) return <WithoutPay pay={pay} />;
  const parts = slice?.figures.parts;
  return (
    <>
      {slice ? (
        <FiguresCard figures={slice.figures} heading={words.company.everybody(company.name)}>
          {parts && <PayParts parts={parts} />}
        </FiguresCard>
      ) : (
        !isNarrowed && <p className="inset">{words.company.tooFewTogether}</p>
      )}
      <section className={styles['section']} aria-labelledby="jobs">
        <h2 id="jobs">{words.company.jobs}</h2>
        <CompanyNarrowing />
        <Jobs pay={pay} />
      </section>
      <Received company={company.name} received={pay.received} />
      <AddYourPay company={company} figures={slice?.figures} />
      <HowWorkedOut />
    </>
  );
});

/** Company without shown pay: similar companies and their jobs. */
const WithoutPay = observer(function WithoutPay({ pay: { company, nearest } }: { readonly pay: CompanyPay }) {
  const words = useWords(payWords);
  const { jobs = [], companies = [] } = nearest ?? {};
  if (jobs.length + companies.length === 0) return <NoPay company={company} />;
  return (
    <>
      <section className={styles['section']} aria-labelledby="no-pay">
        <h2 id="no-pay">{words.none}</h2>
        <p className="muted">{words.opens(fewestContributors)}</p>
      </section>
      <NearestPay heading={words.nearest.jobs} slices={jobs} />
      <NearestPay heading={words.nearest.companies} slices={companies} />
      <AddYourPay company={company} figures={undefined} />
      <HowWorkedOut />
    </>
  );
});

const isNarrowed = ({ department, city, experience }: CompanyPaySearch): boolean => [department, city, experience].some((chosen) => chosen !== null);

const CompanyNarrowing = observer(function CompanyNarrowing() {
  const { narrow: words, company } = useWords(payWords);
  const { search, filters, count, urlName } = useStore(CompanySalariesStore);
  const fields = useNarrowFields();
  const { departments = [], cities = [] } = filters.value ?? {};
  const narrowing = [fields.department(departments, search.department), fields.city(cities, search.city), fields.experience(search.experience)];
  return (
    <>
      <Narrowing
        action={salariesPath(urlName)}
        sort={search.sort === everyCompanyPay.sort ? undefined : search.sort}
        fields={narrowing}
        urlOf={(query) => companyPayUrl(urlName, companyPaySearchFromUrl(query))}
      />
      <LinkChips
        label={words.sort}
        chips={paySorts.map((sort) => ({ label: words.sorts[sort], to: companyPayUrl(urlName, { ...search, sort }), isCurrent: sort === search.sort }))}
      />
      <Found
        found={count === undefined ? undefined : count > 0 ? words.jobs(count) : isNarrowed(search) ? company.noneFound : company.noneAlone}
        fields={narrowing}
      />
    </>
  );
});

const Jobs = observer(function Jobs({ pay }: { readonly pay: CompanyPay }) {
  const words = useWords(payWords);
  const said = useGroup();
  const { all } = useWords(placeWords);
  const { jobs, search, urlName } = useStore(CompanySalariesStore);
  const { city, experience } = search;
  if (jobs.length === 0 && !isNarrowed(search)) return <p className="muted">{words.company.noneAlone}</p>;
  if (jobs.length === 0)
    return (
      <EmptyState
        title={words.company.noneFound}
        because={words.company.noneFoundBecause}
        link={{
          label: isOfCityAlone(companyPayUrl(urlName, { ...search, sort: everyCompanyPay.sort })) ? all : words.narrow.clear,
          to: companyPayUrl(urlName, { sort: search.sort }),
        }}
      />
    );
  return (
    <>
      <PayRows
        label={words.company.jobs}
        rows={jobs.flatMap((slice) => {
          const { designation } = slice.group;
          return designation ? [{ label: said.job(slice.group), to: jobPayUrl(urlName, designation.urlName, { city, experience }), slice }] : [];
        })}
      />
      {(pay.hasMore || pay.jobs.length > jobs.length) && <p className="muted sm">{words.company.hasMore(mostShownSalaries)}</p>}
    </>
  );
});
