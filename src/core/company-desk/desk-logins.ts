import type { Language } from '../device/preferences.ts';
import type { LoginCode, LoginCodeSent } from '../login/mail-logins.ts';
import type { DeskSession } from './desk.ts';

/** Login to company desks by a code mailed to the company's domain. */
export abstract class DeskLogins {
  /** Refuses free mail (MAIL_FREE); else the same answer for every address. */
  abstract send(address: string, language: Language): Promise<LoginCodeSent>;
  abstract enter(code: LoginCode): Promise<DeskSession>;
  /** Null without a session. */
  abstract session(): Promise<DeskSession | null>;
  abstract leave(): Promise<void>;
}
