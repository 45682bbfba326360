import { observer } from 'mobx-react-lite';
import { overviewPath, salariesPath, screens } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useInCity } from '../reference-lists/use-in-city.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { JobPayPage, type JobPayTopProps } from './JobPayPage.tsx';
import { useGroup } from './use-group.ts';

const Top = observer(function Top({ pay: { asked } }: JobPayTopProps) {
  const { job } = useWords(payWords);
  const shell = useWords(navigationWords);
  const said = useGroup();
  const inCity = useInCity();
  const { urlName = '', name = '' } = asked.company ?? {};
  return (
    <>
      <Crumbs
        steps={[
          { label: shell.companies, to: screens.companies },
          { label: name, to: overviewPath(urlName) },
          { label: job.salaries, to: salariesPath(urlName) },
          { label: said.job(asked) },
        ]}
      />
      <h1>{inCity(job.heading(said.job(asked), name), job.heading(said.job(asked), name), 'there')}</h1>
    </>
  );
});

/** Pay of one job at one company. */
export const JobSalaryScreen = () => <JobPayPage Top={Top} />;
