import { makeAutoObservable } from 'mobx';
import type { SkillTabs } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { isNotThere, Request } from '../requests/request.ts';

/** The page of a skill: its name, and how much there is about it. */
export class SkillStore {
  /** By its name in URLs. */
  skill = '';
  readonly tabs: Request<SkillTabs, [skill: string]>;

  constructor(questions: Questions) {
    this.tabs = new Request((skill) => questions.skillTabs(skill));
    makeAutoObservable(this, { tabs: false });
  }

  async open(skill: string | undefined): Promise<void> {
    this.skill = skill ?? '';
    if (skill) await this.tabs.send(skill);
  }

  get name(): string {
    return this.tabs.value?.skill.name ?? this.skill;
  }

  get isMissing(): boolean {
    return this.skill === '' || isNotThere(this.tabs.state);
  }
}
