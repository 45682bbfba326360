import { makeAutoObservable } from 'mobx';
import { everyJob } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { SkillTabs } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { isNotThere, Request } from '../requests/request.ts';

/** Skill page: name and counts. */
export class SkillStore {
  /** URL name of the skill. */
  skill = '';
  readonly tabs: Request<SkillTabs, [skill: string]>;
  readonly jobs: Request<number, [skill: string]>;

  constructor(questions: Questions, jobs: Jobs) {
    this.tabs = new Request((skill) => questions.skillTabs(skill));
    this.jobs = new Request(async (urlName) => (await jobs.list({ of: 'skill', urlName }, everyJob, null, 1)).jobsCount);
    makeAutoObservable(this, { tabs: false, jobs: false });
  }

  async open(skill: string | undefined): Promise<void> {
    this.skill = skill ?? '';
    if (skill) await Promise.all([this.tabs.send(skill), this.jobs.send(skill)]);
  }

  /** Opens a skill beside its job list, which counts itself. */
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
