import { Failure } from '#core/failure.ts';
import { replyWith, type PortalAccounts, type PortalProof, type PortalReply } from '#core/verification/portal-accounts.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';
import { isPublicUrl, publicFetch } from '../system/public-fetch.ts';
import type { OpenidTokens } from './openid-tokens.ts';
import { detailsIn, type PortalFields } from './portal-fields.ts';

export interface PortalProfile {
  readonly url: string;
  readonly fields: PortalFields;
}

const mostBytes = 200_000;

/** Fetch of the profile, which reaches public addresses alone unless the host named this computer. */
export const profileFetch = (url: string): typeof fetch => guardedFetch(undefined, mostBytes, isPublicUrl(url) ? publicFetch() : undefined);

const loggedOut: PortalReply = { details: undefined, notice: 'log-in-there' };

/** Job portal that gives a member's profile for their token (OAuth 2); nothing of it is stored. */
export class OpenidPortalAccounts implements PortalAccounts {
  readonly #profile: PortalProfile;
  readonly #tokens: Pick<OpenidTokens, 'inOneTap'>;
  readonly #fetch: typeof fetch;

  constructor(profile: PortalProfile, tokens: Pick<OpenidTokens, 'inOneTap'>, fetchFrom: typeof fetch = profileFetch(profile.url)) {
    this.#profile = profile;
    this.#tokens = tokens;
    this.#fetch = fetchFrom;
  }

  async find(_accountId: string, proof?: PortalProof): Promise<PortalReply> {
    if (!proof) return loggedOut;
    if (proof.kind === 'one-tap' && !(await this.#tokens.inOneTap('naukri', proof.token, '', proof.nonce))) throw refused();
    const answer = await this.#ask(proof.token);
    if (answer.status === 401 || answer.status === 403) {
      if (proof.kind === 'one-tap') throw refused();
      return loggedOut;
    }
    if (answer.status === 404 || answer.status === 204) return replyWith(undefined);
    if (!answer.ok) throw unreachable();
    return replyWith(detailsIn(await jsonIn(answer), this.#profile.fields));
  }

  #ask(token: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    return this.#fetch(this.#profile.url, { headers }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
  }
}

async function jsonIn(answer: Response): Promise<unknown> {
  try {
    const said: unknown = await answer.json();
    return said;
  } catch (cause) {
    throw unreachable(cause);
  }
}

const refused = (): Failure => new Failure('invalid', 'The job portal gave out no such token.');

const unreachable = (cause?: unknown): Failure =>
  new Failure('offline', 'The job portal cannot be asked just now. Please try again after some time.', { cause });
