import { makeAutoObservable } from 'mobx';
import type { OwnDecisionList, OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';

/** Shows silences before the member writes in vain. The server decides where they cannot be read. */
export class OwnSilencesStore {
  readonly #reading: Request<OwnDecisionList>;

  constructor(decisions: OwnDecisions) {
    this.#reading = new Request(() => decisions.list());
    makeAutoObservable(this);
  }

  async read(): Promise<void> {
    await this.#reading.renew();
  }

  /** For the designation, the silence of the account counts. */
  isSilenced(profileType: ProfileType): boolean {
    const { sanctions = [] } = this.#reading.value ?? {};
    return sanctions.some(
      (each) =>
        each.measure === 'silence' && !each.isLifted && (each.profileType === profileType || (each.profileType === null && profileType === 'DESIGNATION')),
    );
  }
}
