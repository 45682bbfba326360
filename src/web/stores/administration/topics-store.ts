import { makeAutoObservable } from 'mobx';
import type { AdministeredTopic, AdministeredTopics } from '#core/administration/administered-topics.ts';
import { tidiedTopic, topicProblems, type TopicForm } from '#core/administration/topic-form.ts';
import { Request } from '../requests/request.ts';
import { Editor } from './editor.ts';

const blank: TopicForm = { name: '', names: {}, about: '', abouts: {}, category: 'Life at work', sign: 'talk', isClosed: false };

export class TopicsStore {
  readonly list: Request<readonly AdministeredTopic[]>;
  readonly editor: Editor<AdministeredTopic, TopicForm, ReturnType<typeof topicProblems>>;

  constructor(topics: AdministeredTopics) {
    this.list = new Request(() => topics.list());
    this.editor = new Editor({
      blank,
      idOf: ({ entityId }) => entityId,
      formOf,
      problemsOf: topicProblems,
      add: (form) => topics.add(form),
      change: ({ entityId, version }, form) => topics.change(entityId, version, form),
      tidied: (form) => formOf(tidiedTopic(form)),
      named: () => topics.list(),
      read: async () => {
        await this.list.send();
        return this.list.value ?? [];
      },
    });
    makeAutoObservable(this, { list: false, editor: false });
  }

  async open(): Promise<void> {
    if (this.list.state.status !== 'SUCCESS') await this.list.send();
  }
}

const formOf = ({ name, names, about, abouts, category, sign, isClosed }: TopicForm): TopicForm => ({
  name,
  names,
  about,
  abouts,
  category,
  sign,
  isClosed,
});
