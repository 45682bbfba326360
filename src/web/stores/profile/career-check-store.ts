import { makeAutoObservable } from 'mobx';
import type { Career, CareerChoice, CareerStatus } from '#core/careers/career.ts';
import type { Careers } from '#core/careers/careers.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';
import { screens } from '#core/navigation/screens.ts';
import type { JobPortals, PortalLink } from '#core/verification/job-portals.ts';
import type { ProfileStore } from './profile-store.ts';
import { Request } from '../requests/request.ts';

/** Has the job portal asked again about a career that it has not confirmed. */
export class CareerCheckStore {
  /** Undefined once something confirms the career. */
  readonly checking: Request<PortalLink | undefined, [career: Career]>;
  readonly denying: Request<void>;
  readonly #profile: ProfileStore;

  constructor(careers: Careers, portals: JobPortals, tokenLogins: Pick<TokenLogins, 'saveNaukriInfo'>, profile: ProfileStore) {
    this.#profile = profile;
    this.checking = new Request(async ({ careerStatusId, status }) => {
      const { verified } = await careers.recheck(careerStatusId, choiceOf(status));
      return verified === '' ? portals.link(undefined, screens.user) : undefined;
    });
    this.denying = new Request(() => tokenLogins.saveNaukriInfo(false));
    makeAutoObservable(this, { checking: false, denying: false });
  }

  get isBusy(): boolean {
    return [this.checking, this.denying].some(({ state }) => state.status === 'LOADING');
  }

  get hasFailed(): boolean {
    return [this.checking, this.denying].some(({ state }) => state.status === 'FAILURE');
  }

  /** Reply of the portal while the career is unconfirmed. */
  get reply(): PortalLink | undefined {
    const reply = this.checking.value;
    return reply?.verified === '' ? reply : undefined;
  }

  async check(career: Career): Promise<void> {
    const outcome = await this.checking.send(career);
    if (outcome.status === 'SUCCESS' && outcome.value?.verified !== '') await this.#profile.refresh();
  }

  /** Takes back that there is an account at the portal. */
  async deny(): Promise<void> {
    const outcome = await this.denying.send();
    if (outcome.status === 'SUCCESS') await this.#profile.refresh();
  }
}

function choiceOf(status: CareerStatus): CareerChoice {
  return status.type === 'student' ? { type: status.type, collegeName: status.collegeName } : { type: status.type, companyName: status.companyName ?? '' };
}
