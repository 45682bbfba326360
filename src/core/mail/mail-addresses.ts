import type { Language } from '../device/preferences.ts';

export interface OwnMailAddress {
  /** First letter and domain. */
  readonly masked: string;
  /** Nothing but the link is mailed before confirmation. */
  readonly isConfirmed: boolean;
}

/** Contact address of a member, encrypted at rest and deleted with the account. */
export abstract class MailAddresses {
  abstract own(): Promise<OwnMailAddress | undefined>;
  /** Replaces any address and mails a link. A confirmed address only changes language. */
  abstract give(address: string, language: Language): Promise<OwnMailAddress>;
  abstract remove(): Promise<void>;
  /** Works signed in or not, and may be repeated. */
  abstract confirm(token: string): Promise<void>;
}
