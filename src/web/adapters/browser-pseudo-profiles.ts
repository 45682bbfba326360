import type { PseudoProfileChoices, PseudoProfiles } from '#core/members/pseudo-profiles.ts';
import type { ProfileType } from '#core/persona/profile-type.ts';

/** Both faces, without what they are called: which of them speaks is remembered as long as the page stands. */
export class BrowserPseudoProfiles implements PseudoProfiles {
  #selected: ProfileType = 'ANONYMOUS';

  async available(): Promise<PseudoProfileChoices> {
    const nothing = { userName: null, bio: null, avatarUri: null };
    return {
      profilesAvailable: [
        { profileType: 'ANONYMOUS', ...nothing },
        { profileType: 'DESIGNATION', ...nothing },
      ],
      selectedProfileType: this.#selected,
    };
  }

  async select(profileType: ProfileType): Promise<void> {
    this.#selected = profileType;
  }
}
