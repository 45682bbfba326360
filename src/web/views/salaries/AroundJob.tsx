import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { jobPayUrl, searchOf } from '#core/salaries/pay-urls.ts';
import type { JobPay, PayGroup, PaySlice } from '#core/salaries/salary-figures.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { PayRows } from './PayRows.tsx';
import { useGroup } from './use-group.ts';
import styles from './salaries.module.css';

/** Breakdown of a job's pay by experience, city, employment and company, elsewhere and in dollars. */
export const AroundJob = observer(function AroundJob({ pay }: { readonly pay: JobPay }) {
  const { job: words } = useWords(payWords);
  const { bands, employments } = useWords(payFigureWords);
  const said = useGroup();
  const { byCompany } = useStore(JobSalaryStore);
  const { asked, byExperience, byCity, byEmployment, dollars } = pay;
  return (
    <>
      {!asked.company && <Everywhere pay={pay} />}
      <Groups heading={words.byExperience} slices={byExperience} labelOf={({ experience }) => experience && bands[experience]} />
      <Groups heading={words.byCity} slices={byCity} labelOf={({ city }) => city && said.city(city.name)} />
      <Groups heading={words.byEmployment} slices={byEmployment} labelOf={({ employment }) => employment && employments[employment]} />
      <Groups heading={words.byCompany} slices={byCompany} isNarrowed={byCompany.some(isOfFewer)} labelOf={({ company }) => company?.name ?? null} />
      {asked.company && <Everywhere pay={pay} />}
      {dollars && (
        <FiguresCard figures={dollars.figures} heading={words.dollars}>
          <p className="sm muted">{words.dollarsLead}</p>
        </FiguresCard>
      )}
    </>
  );
});

const isOfFewer = ({ group }: PaySlice): boolean => group.city !== null || group.experience !== null;

interface GroupsProps {
  readonly heading: string;
  readonly slices: readonly PaySlice[];
  readonly isNarrowed?: boolean;
  readonly labelOf: (group: PayGroup) => string | null;
}

const Groups = observer(function Groups({ heading, slices, isNarrowed = false, labelOf }: GroupsProps) {
  const { job: words } = useWords(payWords);
  const { designation, search } = useStore(JobSalaryStore);
  const isAsked = Object.values(search).some((asked) => asked !== null);
  const id = useId();
  const rows = slices.flatMap((slice) => {
    const label = labelOf(slice.group);
    return label === null ? [] : [{ label, to: jobPayUrl(slice.group.company?.urlName ?? null, designation, searchOf(slice.group)), slice }];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {isAsked && !isNarrowed && <p className="sm muted">{words.ofEverybody}</p>}
      <PayRows label={heading} rows={rows} />
      <Provenance>{words.hidden}</Provenance>
    </section>
  );
});

const Everywhere = observer(function Everywhere({ pay: { asked, slice, everywhere } }: { readonly pay: JobPay }) {
  const { job: words } = useWords(payWords);
  const said = useGroup();
  const id = useId();
  if (!everywhere) return null;
  const label = asked.company ? words.atAll : said.jobIn(everywhere.group, asked);
  const here = slice && !asked.company ? [{ label: said.jobIn(slice.group, asked), slice }] : [];
  const hereAtCompany = asked.company && slice?.group.company ? [{ label: words.here(asked.company.name), slice }] : [];
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{words.everywhere}</h2>
      <PayRows
        label={words.everywhere}
        rows={[...here, ...hereAtCompany, { label, to: jobPayUrl(null, asked.designation?.urlName ?? '', searchOf(everywhere.group)), slice: everywhere }]}
      />
    </section>
  );
});
