import { action, makeObservable, observable } from 'mobx';
import { Request } from './request.ts';

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

  get isMissing(): boolean {
    return this.one.isMissing;
  }
}
