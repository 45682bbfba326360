import type { Language } from '../device/preferences.ts';

/** The mail address of a member as they see it again. */
export interface OwnMailAddress {
  /** Its first letter and its domain. */
  readonly masked: string;
  /** Whether its owner followed the link that was mailed there; nothing else is mailed before. */
  readonly isConfirmed: boolean;
}

/** The mail address that a member gave to be written to. It is sealed where it is kept, and goes with the account. */
export abstract class MailAddresses {
  abstract own(): Promise<OwnMailAddress | undefined>;
  /** Takes an address in the place of any other, and mails a link there. One that is given again while it is confirmed stays so, and only the language changes. */
  abstract give(address: string, language: Language): Promise<OwnMailAddress>;
  abstract remove(): Promise<void>;
  /** Confirms an address by what its mail carried, for its owner, signed in or not. Following it twice changes nothing. */
  abstract confirm(token: string): Promise<void>;
}
