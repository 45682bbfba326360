import { makeAutoObservable } from 'mobx';
import type { OwnDecisionList, OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PersonaModeStore } from '../persona-keys/persona-mode-store.ts';
import { Request } from '../requests/request.ts';

/** The silences of the member, told before they write in vain. A silence that cannot be told is not claimed: the server refuses what is sent. */
export class OwnSilencesStore {
  readonly #reading: Request<OwnDecisionList>;
  readonly #modes: PersonaModeStore;

  constructor(decisions: OwnDecisions, modes: PersonaModeStore) {
    this.#reading = new Request(() => decisions.list());
    this.#modes = modes;
    makeAutoObservable(this);
  }

  async read(): Promise<void> {
    await Promise.all([this.#reading.renew(), this.#modes.read()]);
  }

  /** Whether nothing may be written under a persona: it is silenced, or the account it is kept with. */
  isSilenced(profileType: ProfileType): boolean {
    const { sanctions = [] } = this.#reading.value ?? {};
    const isWithAccount = profileType === 'DESIGNATION' || this.#modes.mode === 'sealed' || this.#modes.mode === 'pseudonymous';
    return sanctions.some(
      (each) => each.measure === 'silence' && !each.isLifted && (each.profileType === profileType || (each.profileType === null && isWithAccount)),
    );
  }
}
