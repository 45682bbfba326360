import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Profiles } from '#core/profile/profiles.ts';
import { completedCareer, type CompleteCareer } from '../careers/completed-career.ts';
import { careerFromContract } from '../careers/career-from-contract.ts';
import { personaFromContract } from '../personas/persona-from-contract.ts';

export const httpProfiles = (user: Service<operations>, complete?: CompleteCareer): Profiles => ({
  /** Adds the career, since the profile carries no verification. */
  async own() {
    const [profile, career] = await Promise.all([user.getUserProfile({}), user.getCareerStatus({}).then(careerFromContract)]);
    const { isReader, isWriter, naukriUser, name, userName, avatarUrl } = profile;
    return {
      isReader,
      isWriter,
      naukriUser,
      name,
      career: await completedCareer(career, complete),
      persona: personaFromContract({ userName, avatarUri: avatarUrl }) ?? null,
    };
  },
  name: async () => (await user.getBasicDetails({})).name,
  saveName: async (name) => (await user.saveBasicDetails({ body: { name } })).name,
});
