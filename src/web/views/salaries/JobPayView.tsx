import { observer } from 'mobx-react-lite';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { isOfCityAlone } from '#core/navigation/place-urls.ts';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { jobPayUrl, searchOf } from '#core/salaries/pay-urls.ts';
import { isOfWholeJob } from '#core/salaries/fewest-people.ts';
import type { JobPay, PaySlice } from '#core/salaries/salary-figures.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AddYourPay } from './AddYourPay.tsx';
import { AroundJob } from './AroundJob.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { Found } from './Found.tsx';
import { HowWorkedOut } from './HowWorkedOut.tsx';
import { Narrowing } from './Narrowing.tsx';
import { NearestPay } from './NearestPay.tsx';
import { NextWithPay } from './NextWithPay.tsx';
import { NoPay } from './NoPay.tsx';
import { PayParts } from './PayParts.tsx';
import { useGroup } from './use-group.ts';
import { useNarrowFields } from './use-narrow-fields.ts';
import { useWidened } from './use-widened.ts';

export const JobPayView = observer(function JobPayView({ pay }: { readonly pay: JobPay }) {
  const words = useWords(payWords);
  const { asked, slice } = pay;
  return (
    <>
      <JobNarrowing />
      <JobFound pay={pay} />
      {slice ? <Shown pay={pay} slice={slice} /> : <NotShown pay={pay} />}
      <AroundJob pay={pay} />
      <NearestPay heading={words.nearest.department} slices={pay.nearest} />
      {slice && <AddYourPay company={asked.company} designation={asked.designation} figures={pay.isWidened ? undefined : slice.figures} />}
      <HowWorkedOut />
    </>
  );
});

const JobNarrowing = observer(function JobNarrowing() {
  const { company, designation, search, cities } = useStore(JobSalaryStore);
  const fields = useNarrowFields();
  return (
    <Narrowing
      action={jobPayUrl(company, designation, {})}
      fields={[fields.experience(search.experience), fields.city(cities.value ?? [], search.city), fields.employment(search.employment)]}
      urlOf={(query) => jobPayUrl(company, designation, jobPaySearchFromUrl(query))}
    />
  );
});

/** Group behind the pay, possibly a wider one than requested. */
const JobFound = observer(function JobFound({ pay }: { readonly pay: JobPay }) {
  const { asked, slice, isWidened } = pay;
  const words = useWords(payWords);
  const { people } = useWords(payFigureWords);
  const said = useGroup();
  const widened = useWidened();
  if (!slice) return <Found found={isOfParts(pay) ? words.job.noWhole : words.none} />;
  const shown = said.whole(slice.group);
  return <Found found={isWidened ? widened(slice.group, asked) : `${people(crowdSaid(slice.figures.people))}, ${shown}`} />;
});

interface ShownProps {
  readonly pay: JobPay;
  readonly slice: PaySlice;
}

const Shown = observer(function Shown({ pay: { asked, isWidened }, slice: { group, figures } }: ShownProps) {
  const said = useGroup();
  const widened = useWidened();
  return (
    <>
      {isWidened && (
        <p className="inset" role="note">
          {widened(group, asked)}
        </p>
      )}
      <FiguresCard figures={figures} heading={said.jobIn(group, asked)} whose={said.besidePlace(group)}>
        {figures.parts && <PayParts parts={figures.parts} />}
        <NextWithPay asked={asked} slice={{ group, figures }} />
      </FiguresCard>
    </>
  );
});

const isNarrowedTo = (asked: JobPay['asked']): boolean => Object.values(searchOf(asked)).some((chosen) => chosen !== null);

/** True where groups of a job are shown but no total. */
const isOfParts = ({ asked, slice, byCity, byCompany, byEmployment, byExperience }: JobPay): boolean =>
  slice === null && !isNarrowedTo(asked) && [byCity, byCompany, byEmployment, byExperience].some((slices) => slices.length > 0);

const NotShown = observer(function NotShown({ pay }: Pick<ShownProps, 'pay'>) {
  const { asked, everywhere } = pay;
  const { narrow, job } = useWords(payWords);
  const { all } = useWords(placeWords);
  const { company, designation, search } = useStore(JobSalaryStore);
  const isNarrowed = isNarrowedTo(asked);
  return (
    <NoPay company={asked.company} designation={asked.designation} isWholeJob={isOfWholeJob(asked)} hasParts={isOfParts(pay)}>
      {(isNarrowed || everywhere) && (
        <p className="row">
          {isNarrowed && (
            <Link to={jobPayUrl(company, designation, {})} className="chip">
              {isOfCityAlone(jobPayUrl(company, designation, search)) ? all : narrow.clear}
            </Link>
          )}
          {everywhere && (
            <Link to={jobPayUrl(null, designation, {})} className="chip">
              {job.everywhere}
            </Link>
          )}
        </p>
      )}
    </NoPay>
  );
});
