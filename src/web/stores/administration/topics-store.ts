import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdministeredTopic, AdministeredTopics } from '#core/administration/administered-topics.ts';
import { topicProblems, type TextProblem, type TopicField, type TopicForm } from '#core/administration/topic-form.ts';
import { Request } from '../requests/request.ts';

const blank: TopicForm = { name: '', nameInHindi: '', about: '', aboutInHindi: '', category: 'Life at work', sign: 'talk', isClosed: false };

/** The topics of this installation, and the one that is being said anew. The form keeps all that was typed, whatever the server answers. */
export class TopicsStore {
  readonly list: Request<readonly AdministeredTopic[]>;
  readonly saving: Request<AdministeredTopic, [form: TopicForm]>;
  form: TopicForm = blank;
  /** The topic that is changed; undefined while a new one is made. */
  edited: AdministeredTopic | undefined = undefined;
  isOpen = false;
  hasTried = false;
  /** Set where another administrator changed the topic meanwhile: how it stands now. */
  theirs: AdministeredTopic | undefined = undefined;

  constructor(topics: AdministeredTopics) {
    this.list = new Request(() => topics.list());
    this.saving = new Request((form) => (this.edited ? topics.change(this.edited.entityId, this.edited.version, form) : topics.add(form)));
    makeAutoObservable(this, { list: false, saving: false, form: observableRef, edited: observableRef, theirs: observableRef });
  }

  get problems(): Partial<Record<TopicField, TextProblem>> {
    return this.hasTried ? topicProblems(this.form) : {};
  }

  /** Whether another topic has this name. */
  get isTaken(): boolean {
    const { state } = this.saving;
    return state.status === 'FAILURE' && state.failure.code === 'NAME_TAKEN';
  }

  async open(): Promise<void> {
    if (this.list.state.status !== 'SUCCESS') await this.list.send();
  }

  begin(topic?: AdministeredTopic): void {
    this.edited = topic;
    this.form = topic ? formOf(topic) : blank;
    this.isOpen = true;
    this.hasTried = false;
    this.theirs = undefined;
    this.saving.forget();
  }

  type(change: Partial<TopicForm>): void {
    this.form = { ...this.form, ...change };
    if (this.isTaken) this.saving.forget();
  }

  cancel(): void {
    this.isOpen = false;
  }

  /** Saves what was typed, and answers whether it was taken. Where another was first, their version is shown and nothing that was typed is lost. */
  async save(): Promise<boolean> {
    this.hasTried = true;
    if (Object.keys(topicProblems(this.form)).length > 0) return false;
    const outcome = await this.saving.send(this.form);
    if (outcome.status === 'SUCCESS') {
      await this.list.send();
      runInAction(() => (this.isOpen = false));
      return true;
    }
    if (outcome.status === 'FAILURE' && outcome.failure.code === 'CHANGED_MEANWHILE') await this.#readTheirs();
    return false;
  }

  async #readTheirs(): Promise<void> {
    await this.list.send();
    const now = this.list.value?.find(({ entityId }) => entityId === this.edited?.entityId);
    runInAction(() => {
      this.theirs = now;
      this.edited = now ?? this.edited;
    });
  }
}

const formOf = ({ name, nameInHindi, about, aboutInHindi, category, sign, isClosed }: AdministeredTopic): TopicForm => ({
  name,
  nameInHindi,
  about,
  aboutInHindi,
  category,
  sign,
  isClosed,
});
