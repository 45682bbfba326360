import { isHurtfulName } from '#core/abuse/hurtful-name.ts';
import { Failure } from '#core/failure.ts';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import type { MemberProfile, Profiles } from '#core/profile/profiles.ts';
import { withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

export class FakeProfiles extends OfMember implements Profiles {
  async own(): Promise<MemberProfile> {
    const { isReader, isWriter, naukriUser, name, career, persona } = this.fixture;
    return { isReader, isWriter, naukriUser, name, career: career ? withVerification(this.fixture, career) : null, persona: persona ?? null };
  }

  async name(): Promise<string> {
    return this.fixture.name;
  }

  async saveName(text: string): Promise<string> {
    const name = tidiedName(text);
    if (problemWithName(name) || isHurtfulName(name)) throw new Failure('invalid', 'This name cannot be used.', { code: 'NAME_UNFIT' });
    const written = [...this.fixture.takenNames, this.fixture.persona?.userName ?? ''].map(lookOf);
    if (written.includes(lookOf(name))) throw new Failure('conflict', 'Someone writes under this name.', { code: 'NAME_TAKEN' });
    return (this.fixture.name = name);
  }
}
