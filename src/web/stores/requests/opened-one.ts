import { action, makeObservable, observable } from 'mobx';
import { Request } from './request.ts';

/** One thing at its own address. */
export class OpenedOne<Value> {
  id = '';
  readonly one: Request<Value, [id: string]>;

  constructor(ask: (id: string) => Promise<Value>) {
    this.one = new Request(ask);
    makeObservable(this, { id: observable, open: action });
  }

  async open(id: string): Promise<void> {
    this.id = id;
    await this.one.send(id);
  }

  /** Whether there is no such thing, or none that is shown. */
  get isMissing(): boolean {
    return this.one.isMissing;
  }
}
