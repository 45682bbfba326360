import type { HostedAccount } from '../providers/hosted-account.ts';
import type { LoginSource } from '../providers/provider.ts';
import type { MemberSession } from '../sessions/session.ts';

/** Issuer's word about a subject, or something owned by an account. */
export type Proof =
  | {
      readonly by: 'issuer';
      readonly issuer: string;
      readonly subject: string;
      readonly source: LoginSource | 'mail';
      readonly hosted?: HostedAccount | undefined;
    }
  | { readonly by: 'account'; readonly accountId: string; readonly source: 'passkey' | 'recovery' };

/** Turns a proven identity into a session, creating new members and ending earlier sessions (S-15). */
export abstract class Identities {
  abstract signIn(proof: Proof): Promise<MemberSession>;
}
