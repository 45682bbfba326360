import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Request } from './request.ts';

/** Setting with optimistic changes, taken back where not stored. */
export class OwnSetting<Value extends object> {
  value: Value | undefined;
  failed: string | undefined;
  readonly reading: Request<Value>;
  readonly #saving: Request<Value, [value: Value, before: Value]>;
  #kept: Value | undefined;
  #waiting: Promise<unknown> = Promise.resolve();
  #changes = 0;

  constructor(read: () => Promise<Value>, save: (value: Value, before: Value) => Promise<Value>) {
    this.reading = new Request(read);
    this.#saving = new Request(save);
    makeAutoObservable(this, { value: observableRef, reading: false });
  }

  async open(): Promise<void> {
    if (this.reading.state.status === 'SUCCESS') return;
    const outcome = await this.reading.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.value = this.#kept = outcome.value));
  }

  /** Sends changes in order. The name identifies a failed one. Answers whether it was stored. */
  async change(name: string, changed: (value: Value) => Value): Promise<boolean> {
    if (!this.value) return false;
    const wanted = (this.value = changed(this.value));
    this.failed = undefined;
    const change = ++this.#changes;
    const sent = this.#waiting.then(() => this.#saving.send(wanted, this.#kept ?? wanted));
    this.#waiting = sent;
    const outcome = await sent;
    runInAction(() => {
      this.failed = outcome.status === 'SUCCESS' ? undefined : name;
      if (outcome.status === 'SUCCESS') this.#kept = outcome.value;
      if (change === this.#changes) this.value = this.#kept;
    });
    return outcome.status === 'SUCCESS';
  }
}
