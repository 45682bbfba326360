import { Failure } from '#core/failure.ts';
import type { Persona, OwnPersonas, Personas } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

export class FakePersonas extends OfMember implements Personas {
  async available(): Promise<OwnPersonas> {
    const personas = this.#personas();
    const selected = personas.find(({ profileType }) => profileType === this.fixture.selected) ?? personas[0];
    return { personas, selected: selected?.profileType ?? 'ANONYMOUS' };
  }

  async select(profileType: ProfileType): Promise<void> {
    if (!this.#personas().some((persona) => persona.profileType === profileType))
      throw new Failure('conflict', 'There is nothing yet to write under in this way.');
    this.fixture.selected = profileType;
  }

  #personas(): readonly Persona[] {
    const { persona, career } = this.fixture;
    const bio = career?.profileBio ?? null;
    return [
      ...(persona ? [{ profileType: 'ANONYMOUS', userName: persona.userName, bio: null, avatarUri: persona.avatarUri } as const] : []),
      ...(bio === null
        ? []
        : [
            {
              profileType: 'DESIGNATION',
              userName: null,
              bio,
              avatarUri: null,
              ...(career?.verification.verified && ({ isConfirmed: true } as const)),
            } as const,
          ]),
    ];
  }
}
