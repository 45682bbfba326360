import type { Kysely } from 'kysely';
import { isIP } from 'node:net';
import { Failure } from '#core/failure.ts';
import { namesOf, providers, type Provider } from '#core/providers/provider.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Entrances } from '#core/login/entrances.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { SignIns, SocialToken, WaysIn } from '#core/login/sign-ins.ts';
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

/** The ways in that need no leaving of the page. */
export class OpenidSignIns implements SignIns {
  readonly #db: Kysely<Tables>;
  readonly #parts: SignInParts;

  constructor(db: Kysely<Tables>, parts: SignInParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async ways(): Promise<WaysIn> {
    const { source, context } = this.#parts;
    return { ...source.ways, hasPasskeys: takesPasskeys(new URL(context.origin)) };
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
    const way = source.ways.providers.find((one) => one.provider === provider);
    const isTaken = given.tokenType === 'one_tap' ? way?.takesOneTap : way?.takesAccessToken;
    const identity = way && isTaken ? await this.#identityIn(way.provider, given) : undefined;
    if (!way || !identity) throw new Failure('signed-out', 'This sign-in could not be checked. Please try again after some time.');
    return entrances.admit({ by: 'issuer', ...identity, source: namesOf[way.provider].source });
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
