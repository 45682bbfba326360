import type { Career } from '../careers/career.ts';
import type { AnonymousPersona } from '../personas/anonymous-persona.ts';

/** Own view of a member. */
export interface MemberProfile {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly career: Career | null;
  /** Chosen by the product or member, never from a provider (F-16). */
  readonly name: string;
  readonly persona: AnonymousPersona | null;
  readonly naukriUser: boolean;
}

export abstract class Profiles {
  abstract own(): Promise<MemberProfile>;
  /** Name used to address the member. */
  abstract name(): Promise<string>;
  /** Refuses a pseudonym in use, which would link account and content. */
  abstract saveName(name: string): Promise<string>;
}
