import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { AnonymousProfiles } from '#core/personas/anonymous-profiles.ts';
import type { NameTrouble } from '#core/personas/made-up-name.ts';
import type { Profiles } from '#core/profile/profiles.ts';
import type { PseudoProfiles } from '#core/personas/pseudo-profiles.ts';
import { statusShape } from '../careers/career-shape.ts';
import { avatarShape, faceShape } from '../personas/face-shape.ts';

export interface ProfilePorts {
  readonly profiles: Profiles;
  readonly anonymousProfiles: AnonymousProfiles;
  readonly pseudoProfiles: PseudoProfiles;
}

const sentences: Readonly<Record<NameTrouble, string>> = {
  length: 'A name has 3 to 24 letters.',
  letters: 'A name has letters of one script in each word, and a number at most behind it.',
  contact: 'A name must not tell how to reach somebody.',
  company: 'A name must not be that of a company.',
  official: 'A name must not sound as if it spoke for somebody.',
  'own-name': 'Take another name than the one your account has, so that nothing leads from one to the other.',
  taken: 'Somebody else writes under this name.',
};

/** The profiles of a member, as `user.yaml` asks for them. */
export const profileOperations = (ports: ProfilePorts) => ({ ...ownOperations(ports), ...nameOperations(ports), ...faceOperations(ports) });

const ownOperations = ({ profiles }: ProfilePorts) =>
  ({
    getUserProfile: async () => {
      const { isReader, isWriter, naukriUser, name, career, face } = await profiles.own();
      const { userName, avatarUri, avatarColor, fullAvatarUrl } = faceShape(face);
      return {
        isReader,
        isWriter,
        careerStatus: career ? statusShape(career) : null,
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

const nameOperations = ({ anonymousProfiles }: ProfilePorts) =>
  ({
    validateUsername: async ({ query }) => {
      const reason = (await anonymousProfiles.troubleWith(query.q)) ?? null;
      return { isValid: reason === null, reason, message: reason && sentences[reason] };
    },
    suggestUsernames: async () => ({ userNames: [...(await anonymousProfiles.suggestNames())] }),
    suggestAvatars: async () => ({ avatars: (await anonymousProfiles.suggestAvatars()).flatMap((uri) => avatarShape(uri) ?? []) }),
  }) satisfies Partial<Service<operations>>;

const faceOperations = ({ anonymousProfiles, pseudoProfiles }: ProfilePorts) =>
  ({
    getAnonymousProfile: async () => faceShape(await anonymousProfiles.own()),
    saveAnonymousProfile: async ({ body: { userName, avatarUri, avatarColor } }) => {
      if (avatarShape(avatarUri)?.avatarColor !== avatarColor) throw new Failure('invalid', 'The picture has another colour.');
      return faceShape(await anonymousProfiles.save({ userName, avatarUri }));
    },
    getAvailablePseudoProfiles: async () => {
      const { profilesAvailable, selectedProfileType } = await pseudoProfiles.available();
      const shapes = profilesAvailable.map(({ profileType, userName, bio, avatarUri }) => ({
        profileType,
        profileData: { userName, bio, fullAvatarUrl: avatarShape(avatarUri)?.fullAvatarUrl ?? null },
      }));
      return { profilesAvailable: shapes, selectedProfileType };
    },
    selectPseudoProfile: async ({ body: { selectedProfileType } }) => {
      await pseudoProfiles.select(selectedProfileType);
      return { selectedProfileType };
    },
  }) satisfies Partial<Service<operations>>;
