import { isHurtfulMadeUpName } from '#core/abuse/hurtful-name.ts';
import { Failure } from '#core/failure.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { problemWithName, type NameProblem } from '#core/personas/made-up-name.ts';
import type { NameLanguage } from '#core/personas/name-language.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

/** Suggestions are constant in each language. */
export class FakeAnonymousPersonas extends OfMember implements AnonymousPersonas {
  names: readonly string[] = ['Quiet Banyan', 'Brave Kite', 'Patient Otter', 'Early Heron', 'Calm Peepal', 'Fair Gulmohar'];
  namesInHindi: readonly string[] = ['शांत बरगद', 'निडर पतंग', 'चतुर कोयल', 'सजग सारस', 'सरल पीपल', 'कोमल गुलमोहर'];
  companies: readonly string[] = ['Pravaha Cloudworks'];

  async own(): Promise<AnonymousPersona | undefined> {
    return this.fixture.persona;
  }

  async waiting(): Promise<undefined> {
    return undefined;
  }

  async save({ userName, avatarUri }: AnonymousPersona): Promise<AnonymousPersona> {
    if (!this.fixture.isReader) throw new Failure('conflict', 'Choose what you read first.', { code: 'STEP_TOO_EARLY' });
    if (!avatarNamed(avatarUri)) throw new Failure('invalid', 'There is no such picture.');
    const problem = await this.problemWith(userName);
    if (problem === 'taken') throw new Failure('conflict', 'Someone else has this name.', { code: 'NAME_TAKEN' });
    if (problem) throw new Failure('invalid', 'This name cannot be used.', { code: 'NAME_UNFIT' });
    return (this.fixture.persona = { userName: tidiedName(userName), avatarUri });
  }

  async makeWaiting(): Promise<'nothing'> {
    return 'nothing';
  }

  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    return language === 'hi' ? this.namesInHindi : this.names;
  }

  async suggestAvatars(): Promise<readonly string[]> {
    return Array.from({ length: 12 }, (_, picture) => `${picture * 7}-teal`);
  }

  async problemWith(text: string): Promise<NameProblem | undefined> {
    const look = lookOf(text);
    const problem = problemWithName(text);
    if (problem) return problem;
    if (look === lookOf(this.fixture.name)) return 'own-name';
    if (isHurtfulMadeUpName(text)) return 'abusive';
    if (this.companies.some((name) => look.includes(lookOf(name)))) return 'company';
    return this.fixture.takenNames.some((name) => lookOf(name) === look) ? 'taken' : undefined;
  }
}
