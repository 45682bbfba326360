import type { Kysely } from 'kysely';
import { isIP } from 'node:net';
import { Failure } from '#core/failure.ts';
import { namesOf, providers, type Provider } from '#core/providers/provider.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Entrances } from '#core/login/entrances.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { TokenLogins, SocialToken, LoginMethods } from '#core/login/token-logins.ts';
import type { Notes } from './notes.ts';
import type { Identity, OpenidSource } from '../providers/openid-source.ts';
import type { OpenidTokens } from '../providers/openid-tokens.ts';
import { randomSecret } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

const nonceMs = 600_000;

interface SignInParts {
  readonly source: OpenidSource;
  readonly tokens: OpenidTokens;
  readonly notes: Notes;
  readonly entrances: Entrances;
  readonly context: RequestContext;
}

/** The login methods that need no leaving of the page. */
export class OpenidTokenLogins implements TokenLogins {
  readonly #db: Kysely<Tables>;
  readonly #parts: SignInParts;

  constructor(db: Kysely<Tables>, parts: SignInParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async methods(): Promise<LoginMethods> {
    const { source, context } = this.#parts;
    return { ...source.methods, hasPasskeys: takesPasskeys(new URL(context.origin)) };
  }

  async clientId(): Promise<string> {
    return '';
  }

  async startOneTap(): Promise<string> {
    const nonce = randomSecret(24);
    this.#parts.notes.give('one-tap', { nonce }, nonceMs);
    return nonce;
  }

  async withToken(given: SocialToken): Promise<MemberSession> {
    const { source, entrances } = this.#parts;
    const provider = providers.find((known) => namesOf[known].socialUserType === given.socialUserType);
    const method = source.methods.providers.find((one) => one.provider === provider);
    const isTaken = given.tokenType === 'one_tap' ? method?.takesOneTap : method?.takesAccessToken;
    const identity = method && isTaken ? await this.#identityIn(method.provider, given) : undefined;
    if (!method || !identity) throw new Failure('signed-out', 'This sign-in could not be checked. Please try again after some time.');
    return entrances.admit({ by: 'issuer', ...identity, source: namesOf[method.provider].source });
  }

  async saveNaukriInfo(hasAccount: boolean): Promise<void> {
    const { caller } = this.#parts.context;
    if (!caller) throw new Failure('signed-out');
    await this.#db.updateTable('account').set({ naukri_user: hasAccount }).where('id', '=', caller.member.userId).execute();
  }

  async #identityIn(provider: Provider, { token, tokenType }: SocialToken): Promise<Identity | undefined> {
    const { tokens, notes, context } = this.#parts;
    if (tokenType === 'access_token') return tokens.inAccessToken(provider, token, context.origin);
    const begun = await notes.take<{ nonce: string }>('one-tap');
    return begun && tokens.inCredential(provider, token, context.origin, begun.nonce);
  }
}

/** Browsers give passkeys to names, never to network addresses, and only where the way is safe or short. */
const takesPasskeys = ({ protocol, hostname }: URL): boolean =>
  isIP(hostname.replace(/[[\]]/g, '')) === 0 && (protocol === 'https:' || /(^|\.)localhost$/.test(hostname));
