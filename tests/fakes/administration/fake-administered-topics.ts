import type { AdministeredTopic, AdministeredTopics } from '#core/administration/administered-topics.ts';
import { freeName, nameForUrls } from '#core/administration/name-for-urls.ts';
import { isTopicLike, tidiedTopic, topicProblems, type TopicForm } from '#core/administration/topic-form.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { existing, Failure } from '#core/failure.ts';
import { anId } from '#tests/content.ts';

export class FakeAdministeredTopics implements AdministeredTopics {
  items: readonly AdministeredTopic[];

  constructor(items: readonly AdministeredTopic[] = []) {
    this.items = items;
  }

  async list(): Promise<readonly AdministeredTopic[]> {
    return this.items.toSorted((one, other) => Number(one.isClosed) - Number(other.isClosed) || (nameKey(one.name) < nameKey(other.name) ? -1 : 1));
  }

  async add(form: TopicForm): Promise<AdministeredTopic> {
    const said = this.#checked(form);
    const slug = freeName(
      nameForUrls(said.name) || 'topic',
      this.items.map((topic) => topic.slug),
    );
    const made = { ...said, entityId: anId('c'), slug, version: 1, posts: 0, followers: 0 };
    this.items = [...this.items, made];
    return made;
  }

  async change(entityId: string, version: number, form: TopicForm): Promise<AdministeredTopic> {
    const said = this.#checked(form, entityId);
    const before = existing(this.items.find((topic) => topic.entityId === entityId));
    if (before.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const changed = { ...before, ...said, version: version + 1 };
    this.items = this.items.map((topic) => (topic === before ? changed : topic));
    return changed;
  }

  #checked(form: TopicForm, entityId?: string): TopicForm {
    const said = tidiedTopic(form);
    if (Object.keys(topicProblems(said)).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const others = this.items.filter((topic) => topic.entityId !== entityId);
    if (others.some((other) => isTopicLike(other, said))) throw new Failure('conflict', undefined, { code: 'NAME_TAKEN' });
    return said;
  }
}
