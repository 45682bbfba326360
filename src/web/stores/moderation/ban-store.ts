import { makeAutoObservable, observableRef } from 'mobx';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import { Request } from '../requests/request.ts';
import type { ModerationStore } from './moderation-store.ts';

type Done = 'lifted' | 'upheld';

/** Acts of administrators on bans. Finished bans stay listed until the next load. */
export class BanStore {
  done: ReadonlyMap<string, Done> = new Map();
  readonly lifting: Request<void, [banId: string]>;
  readonly upholding: Request<void, [banId: string, answer: string]>;
  readonly #moderation: ModerationStore;

  constructor(bans: Bans, moderation: ModerationStore) {
    this.lifting = new Request((banId) => bans.lift(banId));
    this.upholding = new Request((banId, answer) => bans.uphold(banId, answer));
    this.#moderation = moderation;
    makeAutoObservable(this, { done: observableRef, lifting: false, upholding: false });
  }

  async lift(ban: Ban): Promise<boolean> {
    const outcome = await this.lifting.send(ban.banId);
    return outcome.status === 'SUCCESS' && this.#note(ban, 'lifted');
  }

  async uphold(ban: Ban, answer: string): Promise<boolean> {
    const outcome = await this.upholding.send(ban.banId, answer);
    return outcome.status === 'SUCCESS' && this.#note(ban, 'upheld');
  }

  #note({ banId, appeal, isMine }: Ban, done: Done): true {
    this.done = new Map(this.done).set(banId, done);
    if (appeal === 'open' && !isMine) this.#moderation.settleBan();
    return true;
  }
}
