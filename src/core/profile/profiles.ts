import type { Career } from '../careers/career.ts';

/** A member as they see themselves. */
export interface MemberProfile {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly career: Career | null;
  /** Made up by us or by the member, never taken from a provider (F-16). */
  readonly name: string;
  readonly persona: AnonymousPersona | null;
  readonly naukriUser: boolean;
}

/** A made-up name and the picture beside it, named as the pool names it. */
export interface AnonymousPersona {
  readonly userName: string;
  readonly avatarUri: string;
}

/** The profile of the caller. */
export abstract class Profiles {
  abstract own(): Promise<MemberProfile>;
  /** The name by which the product speaks to the member. */
  abstract name(): Promise<string>;
  /** Refuses a name that is written under, so that nothing leads from the account to what is written. */
  abstract saveName(name: string): Promise<string>;
}
