import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { TitleTabs } from '../questions/TitleTabs.tsx';
import { useInCity } from '../reference-lists/use-in-city.ts';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { JobPayPage, type JobPayTopProps } from './JobPayPage.tsx';
import { useGroup } from './use-group.ts';

const Top = observer(function Top({ pay: { asked } }: JobPayTopProps) {
  const { job, designation: words } = useWords(payWords);
  const places = useWords(placeWords);
  const said = useGroup();
  const inCity = useInCity();
  const { designation } = useStore(JobSalaryStore);
  const { questions, jobs } = useStore(DesignationTabsStore);
  return (
    <>
      <Crumbs steps={[{ label: job.salaries, to: screens.salaries }, { label: said.job(asked) }]} />
      <h1>{inCity(places.payOf(said.job(asked)), words.heading(said.job(asked)))}</h1>
      <TitleTabs label={words.tabs} designation={designation} current="salaries" hasQuestions={questions.value ?? false} jobsCount={jobs.value} />
    </>
  );
});

/** Pay of a job at all companies, with existing tabs. */
export const DesignationSalaryScreen = () => <JobPayPage Top={Top} />;
