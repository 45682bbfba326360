import { makeAutoObservable } from 'mobx';
import type { OwnDecisionList, OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';

/** The silences of the member, shown before they write in vain. A silence that cannot be read is not claimed: the server refuses what is sent. */
export class OwnSilencesStore {
  readonly #reading: Request<OwnDecisionList>;

  constructor(decisions: OwnDecisions) {
    this.#reading = new Request(() => decisions.list());
    makeAutoObservable(this);
  }

  async read(): Promise<void> {
    await this.#reading.renew();
  }

  /** Whether nothing may be written under a persona: it is silenced, or for the designation the account. */
  isSilenced(profileType: ProfileType): boolean {
    const { sanctions = [] } = this.#reading.value ?? {};
    return sanctions.some(
      (each) =>
        each.measure === 'silence' && !each.isLifted && (each.profileType === profileType || (each.profileType === null && profileType === 'DESIGNATION')),
    );
  }
}
