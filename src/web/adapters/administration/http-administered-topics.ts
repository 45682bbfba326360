import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredTopic, AdministeredTopics } from '#core/administration/administered-topics.ts';
import type { TopicForm } from '#core/administration/topic-form.ts';

export class HttpAdministeredTopics implements AdministeredTopics {
  readonly #administration: Service<operations>;

  constructor(administration: Service<operations>) {
    this.#administration = administration;
  }

  async list(): Promise<readonly AdministeredTopic[]> {
    return (await this.#administration.listAdministeredTopics({})).items;
  }

  add(form: TopicForm): Promise<AdministeredTopic> {
    return this.#administration.addTopic({ body: form });
  }

  change(entityId: string, version: number, form: TopicForm): Promise<AdministeredTopic> {
    return this.#administration.updateTopic({ path: { communityId: entityId }, body: { ...form, version } });
  }
}
