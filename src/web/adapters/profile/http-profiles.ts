import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { MemberProfile, Profiles } from '#core/profile/profiles.ts';
import { careerFromContract } from '../careers/career-from-contract.ts';
import { personaFromContract } from '../personas/http-anonymous-personas.ts';

export class HttpProfiles implements Profiles {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  /** The profile carries no verification of its own, so that the career is asked for beside it. */
  async own(): Promise<MemberProfile> {
    const [profile, career] = await Promise.all([this.#user.getUserProfile({}), this.#user.getCareerStatus({})]);
    const { isReader, isWriter, naukriUser, name, userName, avatarUrl } = profile;
    return {
      isReader,
      isWriter,
      naukriUser,
      name,
      career: careerFromContract(career) ?? null,
      persona: personaFromContract({ userName, avatarUri: avatarUrl }) ?? null,
    };
  }

  async name(): Promise<string> {
    return (await this.#user.getBasicDetails({})).name;
  }

  async saveName(name: string): Promise<string> {
    return (await this.#user.saveBasicDetails({ body: { name } })).name;
  }
}
