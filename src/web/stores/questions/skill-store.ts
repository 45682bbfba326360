import { makeAutoObservable } from 'mobx';
import { everyJob } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { SkillTabs } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { isNotThere, Request } from '../requests/request.ts';

/** The page of a skill: its name, and how much there is about it. */
export class SkillStore {
  /** By its name in URLs. */
  skill = '';
  readonly tabs: Request<SkillTabs, [skill: string]>;
  /** How many jobs that ask for it are open. */
  readonly jobs: Request<number, [skill: string]>;

  constructor(questions: Questions, jobs: Jobs) {
    this.tabs = new Request((skill) => questions.skillTabs(skill));
    this.jobs = new Request(async (urlName) => (await jobs.list({ of: 'skill', urlName }, everyJob, null, 1)).jobsCount);
    makeAutoObservable(this, { tabs: false, jobs: false });
  }

  /** Opens what is asked about a skill. */
  async open(skill: string | undefined): Promise<void> {
    this.skill = skill ?? '';
    if (skill) await Promise.all([this.tabs.send(skill), this.jobs.send(skill)]);
  }

  /** Opens the jobs for a skill, whose list counts them itself. */
  async besideJobs(skill: string): Promise<void> {
    this.skill = skill;
    await this.tabs.send(skill);
  }

  get name(): string {
    return this.tabs.value?.skill.name ?? this.skill;
  }

  get isMissing(): boolean {
    return this.skill === '' || isNotThere(this.tabs.state);
  }
}
