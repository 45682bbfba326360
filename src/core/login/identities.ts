import type { HostedAccount } from '../providers/hosted-account.ts';
import type { LoginSource } from '../providers/provider.ts';
import type { MemberSession } from '../sessions/session.ts';

/** Proof of an identity: by the word of an issuer about a subject, or by something that belongs to an account. */
export type Proof =
  | {
      readonly by: 'issuer';
      readonly issuer: string;
      readonly subject: string;
      readonly source: LoginSource | 'mail';
      readonly hosted?: HostedAccount | undefined;
    }
  | { readonly by: 'account'; readonly accountId: string; readonly source: 'passkey' | 'recovery' };

/** Proven identities: from one to a session, behind every login method. A guest who is not known yet becomes a member; any session the browser had before ends (S-15). */
export abstract class Identities {
  abstract signIn(proof: Proof): Promise<MemberSession>;
}
