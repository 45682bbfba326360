import type { TopicForm } from './topic-form.ts';

/** A topic as an administrator sees it. */
export interface AdministeredTopic extends TopicForm {
  readonly entityId: string;
  readonly slug: string;
  /** Counts its changes. A change names the version it was made from, so that of two administrators the later one is refused. */
  readonly version: number;
  readonly posts: number;
  readonly followers: number;
}

/** The topics of this installation, for its administrators. For everyone else there is nothing here. */
export abstract class AdministeredTopics {
  abstract list(): Promise<readonly AdministeredTopic[]>;
  abstract add(form: TopicForm): Promise<AdministeredTopic>;
  /** Changes a topic; its URL stays. Refused (CHANGED_MEANWHILE) where it is no longer at that version. */
  abstract change(entityId: string, version: number, form: TopicForm): Promise<AdministeredTopic>;
}
