import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Mute, Mutes } from '#core/moderation/mutes.ts';
import type { HiddenContentStore } from './hidden-content-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** The mutes and blocks of a member, and taking them back. */
export class OwnMutesStore {
  readonly mutes: Request<readonly Mute[]>;
  /** The mutes that were taken back here, by their ids. */
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

  /** The mutes of one kind that still hold. */
  ofKind(kind: Mute['kind']): readonly Mute[] {
    return (this.mutes.value ?? []).filter((mute) => mute.kind === kind && !this.undone.has(mute.muteId));
  }

  /** Takes one back; answers whether it is taken back. */
  async undo({ muteId }: Mute): Promise<boolean> {
    const outcome = await this.#removing.send(muteId);
    if (outcome.status !== 'SUCCESS') return false;
    runInAction(() => (this.undone = new Set(this.undone).add(muteId)));
    this.#hiddenContent.forget((_, reason) => reason.kind !== 'HIDDEN' && reason.muteId === muteId);
    return true;
  }
}
