import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { ComparedCompany, ComparedCompanyJob } from '#core/company-compare/company-comparison.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { jobSalaryPath, salariesPath } from '#core/navigation/screens.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { jobPayUrl } from '#core/salaries/pay-urls.ts';
import { middleHalf, payAxis, spreadOn, type PayAxis } from '#core/salaries/pay-picture.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { firstYearOf } from '#core/salaries/salary.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Strip } from '../figures/Strip.tsx';
import { Pay } from '../salaries/Pay.tsx';
import { PayRange } from '../salaries/PayRange.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompareNote, CompareRow, CompareSection } from './CompareRow.tsx';

interface ComparedPayProps {
  readonly companies: readonly ComparedCompany[];
  readonly jobs: readonly ComparedCompanyJob[];
}

/** What the jobs pay that the companies have in common, all strips on one axis. */
export const ComparedPay = observer(function ComparedPay({ companies, jobs }: ComparedPayProps) {
  const { pay: words } = useWords(companyCompareWords);
  const { bands } = useWords(payFigureWords);
  const axis = payAxis(jobs.flatMap(({ pays, sameExperience }) => [...pays, ...(sameExperience?.pays ?? [])].filter((figures) => figures !== null)));
  return (
    <CompareSection title={words.heading} columns={companies.length}>
      {jobs.length === 0 && companies.length > 1 && <CompareNote columns={companies.length}>{words.none}</CompareNote>}
      {jobs.map(({ designation, pays, sameExperience }) => (
        <Fragment key={designation.urlName}>
          <CompareRow label={<JobLabel name={designation.name} detail={sameExperience === null ? words.notAdjusted : undefined} />} companies={companies}>
            {({ urlName }, at) => <JobFigures figures={pays[at] ?? null} axis={axis} to={jobSalaryPath(urlName, designation.urlName)} />}
          </CompareRow>
          {sameExperience && (
            <CompareRow label={<JobLabel name={designation.name} detail={bands[sameExperience.band]} />} companies={companies}>
              {({ urlName }, at) => (
                <JobFigures
                  figures={sameExperience.pays[at] ?? null}
                  axis={axis}
                  to={jobPayUrl(urlName, designation.urlName, { experience: firstYearOf(sameExperience.band) })}
                />
              )}
            </CompareRow>
          )}
        </Fragment>
      ))}
      <CompareRow label={words.all} companies={companies}>
        {({ urlName }) => (
          <Link to={salariesPath(urlName)} className="go">
            {words.heading}
          </Link>
        )}
      </CompareRow>
    </CompareSection>
  );
});

/** The name of a job, and whose pay it is. */
const JobLabel = observer(function JobLabel({ name, detail }: { readonly name: string; readonly detail?: string | undefined }) {
  const { nameOf } = useWords(listWords);
  return detail === undefined ? nameOf(name) : `${nameOf(name)}, ${detail}`;
});

const JobFigures = observer(function JobFigures({
  figures,
  axis,
  to,
}: {
  readonly figures: SalaryFigures | null;
  readonly axis: PayAxis;
  readonly to: string;
}) {
  const { pay: words } = useWords(companyCompareWords);
  const said = useWords(payFigureWords);
  if (!figures)
    return (
      <>
        <Strip />
        <span className="muted">{words.unknown}</span>
      </>
    );
  const [middle, spread] = [middleHalf(figures), spreadOn(axis, figures)];
  return (
    <>
      <Link to={to} className="go">
        <Pay amount={medianPayOf({ figures })} currency={figures.currency} />
      </Link>
      <Strip spread={spread} />
      {middle && (
        <span className="xs">
          {said.middleEarn} <PayRange currency={figures.currency} {...middle} />
        </span>
      )}
      <span className="xs muted">{said.people(crowdSaid(figures.people))}</span>
    </>
  );
});
