import { observer } from 'mobx-react-lite';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf, payAxis, spreadOn, type PayAxis } from '#core/salaries/pay-picture.ts';
import type { ComparedSalary } from '#core/salaries/pay-search.ts';
import { compareSalariesUrl, jobPayUrl } from '#core/salaries/pay-urls.ts';
import type { JobPay, SalaryFigures } from '#core/salaries/salary-figures.ts';
import { CompareSalariesStore } from '#web/stores/salaries/compare-salaries-store.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Strip } from '../figures/Strip.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { OfCompanies } from './OfCompanies.tsx';
import { Pay } from './Pay.tsx';
import { PayRange } from './PayRange.tsx';
import { useGroup } from './use-group.ts';
import { useWidened } from './use-widened.ts';
import styles from './salaries.module.css';

export const ComparedJobs = observer(function ComparedJobs({ pays }: { readonly pays: readonly JobPay[] }) {
  const { compare: words } = useWords(payWords);
  const { jobs } = useStore(CompareSalariesStore);
  const axis = payAxis(pays.flatMap(({ slice }) => slice?.figures ?? []));
  return (
    <ul className={styles['compared']} aria-label={words.list}>
      {pays.map((pay, at) => {
        const job = jobs[at];
        return job ? <Compared key={JSON.stringify(job)} job={job} pay={pay} axis={axis} /> : null;
      })}
    </ul>
  );
});

interface ComparedProps {
  readonly job: ComparedSalary;
  readonly pay: JobPay;
  readonly axis: PayAxis;
}

const Compared = observer(function Compared({ job, pay: { asked, slice, isWidened }, axis }: ComparedProps) {
  const words = useWords(payWords);
  const said = useGroup();
  const widened = useWidened();
  const { jobs } = useStore(CompareSalariesStore);
  const kept = useStore(ComparedSalariesStore);
  const others = jobs.filter((other) => other !== job);
  return (
    <li>
      <Card>
        <h2 className="lg">
          <Link to={jobPayUrl(job.company, job.designation, { city: job.city, experience: job.experience })} className="plain">
            {said.jobAt(asked)}
          </Link>
        </h2>
        <p className="sm muted">{said.whole(asked)}</p>
        {isWidened && slice && <p className="inset sm">{widened(slice.group, asked)}</p>}
        {slice ? <Figures figures={slice.figures} axis={axis} /> : <Nothing />}
        <p>
          <Link to={compareSalariesUrl(others)} className="btn quiet" aria-label={words.compare.remove(said.whole(asked))} onClick={() => kept.keep(others)}>
            <CloseIcon small />
            {words.compare.remove(said.job(asked))}
          </Link>
        </p>
      </Card>
    </li>
  );
});

const Nothing = observer(function Nothing() {
  const words = useWords(payWords);
  return (
    <div>
      <Strip />
      <p>{words.none}</p>
    </div>
  );
});

const Figures = observer(function Figures({ figures, axis }: { readonly figures: SalaryFigures; readonly axis: PayAxis }) {
  const words = useWords(payFigureWords);
  const { currency, people, newestMonth, confidence, companies } = figures;
  const [middle, spread] = [middleHalf(figures), spreadOn(axis, figures)];
  return (
    <>
      <OfCompanies companies={companies} say="few" />
      <p>
        <span className="muted">{words.median}</span>
        <span className="big">
          <Pay amount={medianPayOf({ figures })} currency={currency} />
        </span>
      </p>
      {middle && (
        <p>
          {words.middleEarn} <PayRange currency={currency} {...middle} />
        </p>
      )}
      <OfCompanies companies={companies} say="quarter" />
      {spread && <Strip spread={spread} />}
      <Provenance>
        {words.people(crowdSaid(people))}
        {words.newest(newestMonth)}
        <ConfidenceMark confidence={confidence} />
      </Provenance>
    </>
  );
});
