import { observer } from 'mobx-react-lite';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { screens } from '#core/navigation/screens.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import company from '../companies/company.module.css';
import { useInCity } from '../reference-lists/use-in-city.ts';
import { TopicLinks } from '../questions/TopicLinks.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { JobsFound } from './JobsFound.tsx';

/** Open jobs by URL. */
export const JobsScreen = observer(function JobsScreen() {
  const words = useWords(jobWords);
  const own = useWords(jobAlertWords);
  const inCity = useInCity();
  return (
    <div className={`wrap page stack g5 ${company.screen}`}>
      <header className={company.hubHead}>
        <h1>{inCity(words.heading, words.heading)}</h1>
        <p className="muted">{words.lead}</p>
        <p className="row">
          <Link to={screens.savedJobs} className="go">
            {own.savedJobs.title}
          </Link>
          <Link to={screens.jobAlerts} className="go">
            {own.alerts.title}
          </Link>
        </p>
      </header>
      <JobsFound />
      <ErrorBoundary>
        <Skills />
      </ErrorBoundary>
    </div>
  );
});

const shownSkills = 12;

/** Links to jobs by required skill. */
const Skills = observer(function Skills() {
  const words = useWords(jobWords);
  const { filters } = useStore(JobsStore);
  const skills = filters.value?.skills.slice(0, shownSkills) ?? [];
  return <TopicLinks heading={words.bySkill} topics={skills} pathOf={(urlName) => jobsPath({ of: 'skill', urlName })} nameOf={(name) => name} />;
});
