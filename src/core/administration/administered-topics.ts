import type { TopicForm } from './topic-form.ts';

export interface AdministeredTopic extends TopicForm {
  readonly entityId: string;
  readonly slug: string;
  /** Count of changes, by which the later of two administrators is refused. */
  readonly version: number;
  readonly posts: number;
  readonly followers: number;
}

/** Topics of this instance, for administrators only. */
export abstract class AdministeredTopics {
  abstract list(): Promise<readonly AdministeredTopic[]>;
  abstract add(form: TopicForm): Promise<AdministeredTopic>;
  /** Keeps the URL. Refuses other versions (CHANGED_MEANWHILE). */
  abstract change(entityId: string, version: number, form: TopicForm): Promise<AdministeredTopic>;
}
