import { observer } from 'mobx-react-lite';
import { compact } from '#core/figures/counts.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { designationQuestionsPath, designationSalaryPath } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';

interface TitleTabsProps {
  readonly label: string;
  readonly designation: string;
  readonly current: 'salaries' | 'interviews' | 'jobs';
  readonly hasPay?: boolean;
  readonly hasQuestions?: boolean;
  readonly jobsCount?: number | undefined;
}

/** Tabs of a job title, hidden where empty unless current. */
export const TitleTabs = observer(function TitleTabs({ label, designation, current, hasPay = false, hasQuestions = false, jobsCount = 0 }: TitleTabsProps) {
  const words = useWords(navigationWords);
  const { units } = useWords(uiWords);
  const tabs = [
    { name: 'salaries', isThere: hasPay, to: designationSalaryPath(designation), count: 0 },
    { name: 'interviews', isThere: hasQuestions, to: designationQuestionsPath(designation), count: 0 },
    { name: 'jobs', isThere: jobsCount > 0, to: jobsPath({ of: 'designation', urlName: designation }), count: jobsCount },
  ] as const;
  return (
    <LinkTabs
      label={label}
      tabs={tabs
        .filter(({ name, isThere }) => isThere || name === current)
        .map(({ name, to, count }) => ({ label: words[name], to, isCurrent: name === current, ...(count > 0 && { count: compact(count, units) }) }))}
    />
  );
});
