import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Profiles } from '#core/profile/profiles.ts';
import { statusToContract } from '../careers/career-to-contract.ts';
import { personaToContract } from '../personas/persona-to-contract.ts';

interface ProfilePorts {
  readonly profiles: Profiles;
}

export const profileOperations = ({ profiles }: ProfilePorts) =>
  ({
    getUserProfile: async () => {
      const { isReader, isWriter, naukriUser, name, career, persona } = await profiles.own();
      const { userName, avatarUri, avatarColor, fullAvatarUrl } = personaToContract(persona);
      return {
        isReader,
        isWriter,
        careerStatus: career ? statusToContract(career) : null,
        profileBio: career?.profileBio ?? null,
        careerStatusId: career?.careerStatusId ?? null,
        name,
        userName,
        avatarUrl: avatarUri,
        avatarBgColor: avatarColor,
        fullAvatarUrl,
        naukriUser,
      };
    },
    getBasicDetails: async () => ({ name: await profiles.name() }),
    saveBasicDetails: async ({ body }) => ({ name: await profiles.saveName(body.name) }),
  }) satisfies Partial<Service<operations>>;
