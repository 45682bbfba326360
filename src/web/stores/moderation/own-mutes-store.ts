import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Mute, Mutes } from '#core/moderation/mutes.ts';
import type { HiddenContentStore } from './hidden-content-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** Lists and takes back the member's mutes and blocks. */
export class OwnMutesStore {
  readonly mutes: Request<readonly Mute[]>;
  undone: ReadonlySet<string> = new Set();
  readonly #removing: Request<void, [muteId: string]>;
  readonly #hiddenContent: HiddenContentStore;

  constructor(mutes: Mutes, hiddenContent: HiddenContentStore) {
    this.#hiddenContent = hiddenContent;
    this.mutes = new Request(() => mutes.list());
    this.#removing = removalOf((muteId) => mutes.remove(muteId));
    makeAutoObservable(this, { mutes: false, undone: observableRef });
  }

  async open(): Promise<void> {
    await this.mutes.send();
  }

  ofKind(kind: Mute['kind']): readonly Mute[] {
    return (this.mutes.value ?? []).filter((mute) => mute.kind === kind && !this.undone.has(mute.muteId));
  }

  async undo({ muteId }: Mute): Promise<boolean> {
    const outcome = await this.#removing.send(muteId);
    if (outcome.status !== 'SUCCESS') return false;
    runInAction(() => (this.undone = new Set(this.undone).add(muteId)));
    this.#hiddenContent.forget((_, reason) => reason.kind !== 'HIDDEN' && reason.muteId === muteId);
    return true;
  }
}
