import type { operations } from '#contract/generated/user/personas.ts';
import type { Service } from '#contract/service.ts';
import type { OwnPersonas, Personas } from '#core/personas/personas.ts';
import { avatarUriAt } from '#core/personas/avatar.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

export class HttpPersonas implements Personas {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async available(): Promise<OwnPersonas> {
    const { profilesAvailable, selectedProfileType: selected } = await this.#user.getAvailablePseudoProfiles({});
    const personas = profilesAvailable.map(({ profileType, isConfirmed, profileData: { userName, bio, fullAvatarUrl } }) => ({
      profileType,
      userName,
      bio,
      ...(isConfirmed && ({ isConfirmed: true } as const)),
      avatarUri: fullAvatarUrl === null ? null : (avatarUriAt(fullAvatarUrl) ?? null),
    }));
    return { personas, selected };
  }

  async select(profileType: ProfileType): Promise<void> {
    await this.#user.selectPseudoProfile({ body: { selectedProfileType: profileType } });
  }
}
