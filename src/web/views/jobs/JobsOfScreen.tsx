import { observer } from 'mobx-react-lite';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { screens } from '#core/navigation/screens.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { SkillStore } from '#web/stores/questions/skill-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import company from '../companies/company.module.css';
import { useInCity } from '../reference-lists/use-in-city.ts';
import { SkillTabs } from '../questions/SkillTabs.tsx';
import { TitleTabs } from '../questions/TitleTabs.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { JobsFound } from './JobsFound.tsx';

/** Jobs of a company, job title or skill. */
export const JobsOfScreen = observer(function JobsOfScreen() {
  const words = useWords(jobWords);
  const { scope, isMissing } = useStore(JobsStore);
  if (scope.of === 'company')
    return (
      <CompanyScreen tab="jobs">
        <JobsFound />
      </CompanyScreen>
    );
  if (scope.of === 'all' || isMissing)
    return (
      <div className="wrap page">
        <EmptyState
          title={scope.of === 'all' ? words.missing : scope.of === 'skill' ? words.missingSkill : words.missingTitle}
          level={1}
          because={words.missingBecause}
          link={{ label: words.toAll, to: screens.jobs }}
        />
      </div>
    );
  return (
    <div className={`wrap page stack g5 ${company.screen}`}>
      {scope.of === 'skill' ? <OfSkill skill={scope.urlName} /> : <OfTitle designation={scope.urlName} />}
    </div>
  );
});

const OfTitle = observer(function OfTitle({ designation }: { readonly designation: string }) {
  const words = useWords(jobWords);
  const { nameOf } = useWords(listWords);
  const inCity = useInCity();
  const { wholeCount, scopeName } = useStore(JobsStore);
  const { pay, questions } = useStore(DesignationTabsStore);
  const job = nameOf(pay.value?.job?.name ?? scopeName);
  return (
    <>
      <Crumbs steps={[{ label: words.heading, to: screens.jobs }, { label: job }]} />
      <h1>{inCity(words.titleOf(job), words.titleOf(job))}</h1>
      <TitleTabs
        label={words.tabsOf}
        designation={designation}
        current="jobs"
        hasPay={pay.value?.isDisclosed ?? false}
        hasQuestions={questions.value ?? false}
        jobsCount={wholeCount}
      />
      <JobsFound />
    </>
  );
});

const OfSkill = observer(function OfSkill({ skill }: { readonly skill: string }) {
  const words = useWords(jobWords);
  const inCity = useInCity();
  const { wholeCount } = useStore(JobsStore);
  const { tabs, name } = useStore(SkillStore);
  return (
    <>
      <Crumbs steps={[{ label: words.heading, to: jobsPath({ of: 'all' }) }, { label: name }]} />
      <h1>{inCity(words.titleFor(name), words.titleFor(name))}</h1>
      <SkillTabs label={words.tabsFor} skill={skill} current="jobs" questionsCount={tabs.value?.questionsCount ?? 0} jobsCount={wholeCount} />
      <JobsFound />
    </>
  );
});
