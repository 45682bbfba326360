import { observer } from 'mobx-react-lite';
import { jobsPath } from '#core/jobs/job-paths.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { keyed } from '../content/keyed.ts';
import { TopicLinks } from '../questions/TopicLinks.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

export const JobText = observer(function JobText({ details: { description, skills } }: { readonly details: JobDetails }) {
  const { one: words } = useWords(jobWords);
  const lines = description.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <section className={styles.part} aria-labelledby="about">
      <h2 id="about">{words.about}</h2>
      {lines.length === 0 ? (
        <p className="muted">{words.noDescription}</p>
      ) : (
        <div className={styles.text}>
          {keyed(lines).map(([key, line]) => (
            <p key={key} dir="auto">
              {line}
            </p>
          ))}
        </div>
      )}
      <TopicLinks heading={words.skills} topics={skills} pathOf={(urlName) => jobsPath({ of: 'skill', urlName })} nameOf={(name) => name} />
    </section>
  );
});
