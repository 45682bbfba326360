import { observer } from 'mobx-react-lite';
import { compact } from '#core/figures/counts.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { skillQuestionsPath } from '#core/navigation/screens.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';

interface SkillTabsProps {
  readonly label: string;
  readonly skill: string;
  readonly current: 'interviews' | 'jobs';
  readonly questionsCount: number;
  /** Undefined where unknown, as on filtered lists, whose tab stays without number. */
  readonly jobsCount: number | undefined;
}

/** Tabs of a skill, hidden where empty. */
export const SkillTabs = observer(function SkillTabs({ label, skill, current, questionsCount, jobsCount }: SkillTabsProps) {
  const words = useWords(navigationWords);
  const { units } = useWords(uiWords);
  const tabs = [
    { name: 'interviews', to: skillQuestionsPath(skill), count: questionsCount },
    { name: 'jobs', to: jobsPath({ of: 'skill', urlName: skill }), count: jobsCount },
  ] as const;
  const shown = tabs.filter(({ name, count }) => (count === undefined ? name === current : count > 0));
  if (shown.length === 0) return null;
  return (
    <LinkTabs
      label={label}
      tabs={shown.map(({ name, to, count }) => ({
        label: words[name],
        to,
        isCurrent: name === current,
        ...(count !== undefined && { count: compact(count, units) }),
      }))}
    />
  );
});
