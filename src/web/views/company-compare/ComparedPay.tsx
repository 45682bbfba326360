import { observer } from 'mobx-react-lite';
import type { ComparedCompany, ComparedCompanyJob, NearestJobs } from '#core/company-compare/company-comparison.ts';
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
import { payPlace } from './PayVerdicts.tsx';

interface ComparedPayProps {
  readonly companies: readonly ComparedCompany[];
  readonly jobs: readonly ComparedCompanyJob[];
  readonly nearest: readonly NearestJobs[];
}

/** Pay overall, for shared jobs and for nearest jobs, all on one axis. */
export const ComparedPay = observer(function ComparedPay({ companies, jobs, nearest }: ComparedPayProps) {
  const { pay: words } = useWords(companyCompareWords);
  const ofJobs = jobs.flatMap(({ pays, sameExperience }) => [...pays, ...(sameExperience?.pays ?? [])]);
  const ofNearest = nearest.flatMap((row) => row.jobs.map((job) => job?.figures ?? null));
  const all = [...companies.map(({ pay }) => pay), ...ofJobs, ...ofNearest].filter((figures) => figures !== null);
  const axis = payAxis(all);
  return (
    <CompareSection title={words.heading} columns={companies.length} place={payPlace}>
      {all.length === 0 ? (
        companies.length < 2 && <CompareNote columns={companies.length}>{words.none}</CompareNote>
      ) : (
        <CompareRow label={words.everyone} companies={companies}>
          {({ pay, urlName }) => <PayFigures figures={pay} axis={axis} to={salariesPath(urlName)} />}
        </CompareRow>
      )}
      {jobs.map((job) => (
        <JobRows key={job.designation.urlName} job={job} companies={companies} axis={axis} />
      ))}
      {nearest.map((row) => (
        <CompareRow key={JSON.stringify(row.jobs.map((job) => job?.designation.urlName))} label={words.nearest} companies={companies}>
          {({ urlName }, at) => {
            const job = row.jobs[at];
            return (
              <PayFigures
                figures={job?.figures ?? null}
                axis={axis}
                to={job ? jobSalaryPath(urlName, job.designation.urlName) : ''}
                job={job?.designation.name}
              />
            );
          }}
        </CompareRow>
      ))}
      <CompareRow label={words.all} companies={companies}>
        {({ urlName, name }) => (
          <Link to={salariesPath(urlName)} className="go">
            {words.allAt(name)}
          </Link>
        )}
      </CompareRow>
    </CompareSection>
  );
});

interface JobRowsProps {
  readonly job: ComparedCompanyJob;
  readonly companies: readonly ComparedCompany[];
  readonly axis: PayAxis;
}

const JobRows = observer(function JobRows({ job: { designation, pays, sameExperience }, companies, axis }: JobRowsProps) {
  const { pay: words } = useWords(companyCompareWords);
  const { bands } = useWords(payFigureWords);
  return (
    <>
      <CompareRow label={<JobLabel name={designation.name} detail={sameExperience === null ? words.notAdjusted : undefined} />} companies={companies}>
        {({ urlName }, at) => <PayFigures figures={pays[at] ?? null} axis={axis} to={jobSalaryPath(urlName, designation.urlName)} />}
      </CompareRow>
      {sameExperience && (
        <CompareRow label={<JobLabel name={designation.name} detail={bands[sameExperience.band]} />} companies={companies}>
          {({ urlName }, at) => (
            <PayFigures
              figures={sameExperience.pays[at] ?? null}
              axis={axis}
              to={jobPayUrl(urlName, designation.urlName, { experience: firstYearOf(sameExperience.band) })}
            />
          )}
        </CompareRow>
      )}
    </>
  );
});

const JobLabel = observer(function JobLabel({ name, detail }: { readonly name: string; readonly detail?: string | undefined }) {
  const { nameOf } = useWords(listWords);
  return detail === undefined ? nameOf(name) : `${nameOf(name)}, ${detail}`;
});

interface PayFiguresProps {
  readonly figures: SalaryFigures | null;
  readonly axis: PayAxis;
  readonly to: string;
  readonly job?: string | undefined;
}

/** Middle half of the pay first, then median and number of people. */
const PayFigures = observer(function PayFigures({ figures, axis, to, job }: PayFiguresProps) {
  const { pay: words } = useWords(companyCompareWords);
  const { nameOf } = useWords(listWords);
  const said = useWords(payFigureWords);
  if (!figures)
    return (
      <>
        <Strip />
        <span className="muted">{words.unknown}</span>
      </>
    );
  const [middle, spread] = [middleHalf(figures), spreadOn(axis, figures)];
  const median = <Pay amount={medianPayOf({ figures })} currency={figures.currency} />;
  return (
    <>
      {job !== undefined && <span className="sm">{nameOf(job)}</span>}
      <span className="xs muted">{middle ? said.middleEarn : said.halfEarn}</span>
      <Link to={to} className="go">
        {middle ? <PayRange currency={figures.currency} {...middle} /> : median}
      </Link>
      <Strip spread={spread} />
      {middle && (
        <span className="xs">
          {said.median} {median}
        </span>
      )}
      <span className="xs muted">{said.people(crowdSaid(figures.people))}</span>
    </>
  );
});
