import type { Middleware } from 'openapi-fetch';
import type { Clock } from '#core/clock.ts';
import { base64urlOf } from '#core/persona-keys/base64url.ts';
import { baseOf, contentDigestOf, parametersOf, signatureHeaders, signedAppHeaders } from '#core/persona-keys/message-signature.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { base64Of } from './base64.ts';

const nonceBytes = 16;

/** A key that signs texts. */
export interface Signer {
  readonly publicKey: () => Promise<string>;
  readonly sign: (text: string) => Promise<string>;
}

/** Signs each request by the key of a made-up name that is held. */
export const signing = (keys: Pick<PersonaKeys, 'local' | 'sign'>, clock: Clock): Middleware =>
  signingBy({ publicKey: async () => (await keys.local())?.publicKey ?? '', sign: (text) => keys.sign(text) }, clock);

/** Signs each request by a key (RFC 9421), with its own nonce, also when the same is tried again. */
export function signingBy(signer: Signer, clock: Clock): Middleware {
  let aheadMs = 0;
  return {
    async onRequest({ request }) {
      const publicKey = await signer.publicKey();
      const { pathname: path, search } = new URL(request.url);
      const body = new Uint8Array(await request.clone().arrayBuffer());
      const contentDigest = body.length > 0 ? contentDigestOf(base64Of(new Uint8Array(await crypto.subtle.digest('SHA-256', body)))) : undefined;
      const message = { method: request.method, path, query: search || '?', contentDigest };
      const nonce = base64urlOf(crypto.getRandomValues(new Uint8Array(nonceBytes)));
      const parameters = parametersOf(message, { created: Math.floor((clock.now() + aheadMs) / 1_000), nonce, publicKey });
      const signature = await signer.sign(baseOf(message, parameters));
      const headers = {
        ...signedAppHeaders,
        ...signatureHeaders(parameters, signature),
        ...(contentDigest !== undefined && { 'content-digest': contentDigest }),
      };
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return request;
    },
    /** A refused request tells the clock of the server, by which the next is signed. */
    onResponse({ response }) {
      const recorded = Date.parse(response.headers.get('date') ?? '');
      if (response.status === 401 && !Number.isNaN(recorded)) aheadMs = recorded - clock.now();
    },
  };
}

/** Signs each request, and asks that it be carried out later, at a moment that the server draws (RFC 7240). */
export const later = (sign: Middleware): Middleware => ({
  ...sign,
  async onRequest(options) {
    const request = await sign.onRequest?.(options);
    (request instanceof Request ? request : options.request).headers.set('prefer', 'respond-async');
    return request;
  },
});

/** The headers of a request that says nothing of who asks, neither by session nor by key. */
export const asNobody: Middleware = {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(signedAppHeaders)) request.headers.set(name, value);
    return request;
  },
};
