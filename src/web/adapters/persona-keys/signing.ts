import type { Middleware } from 'openapi-fetch';
import type { Clock } from '#core/clock.ts';
import { base64urlOf } from '#core/persona-keys/base64url.ts';
import { baseOf, contentDigestOf, parametersOf, signatureHeaders, signedAppHeaders } from '#core/persona-keys/message-signature.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { base64Of } from './base64.ts';

const nonceBytes = 16;

export interface Signer {
  readonly publicKey: () => Promise<string>;
  readonly sign: (text: string) => Promise<string>;
}

export const signing = (keys: Pick<PersonaKeys, 'local' | 'sign'>, clock: Clock): Middleware =>
  signingBy({ publicKey: async () => (await keys.local())?.publicKey ?? '', sign: (text) => keys.sign(text) }, clock);

/** Signs each request (RFC 9421) with a fresh nonce, on retries too. */
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
    /** Learns the server's clock from a refusal. */
    onResponse({ response }) {
      const recorded = Date.parse(response.headers.get('date') ?? '');
      if (response.status === 401 && !Number.isNaN(recorded)) aheadMs = recorded - clock.now();
    },
  };
}

/** Signs and asks for execution at a moment drawn by the server (RFC 7240). */
export const later = (sign: Middleware): Middleware => ({
  ...sign,
  async onRequest(options) {
    const request = await sign.onRequest?.(options);
    (request instanceof Request ? request : options.request).headers.set('prefer', 'respond-async');
    return request;
  },
});

/** Headers that identify neither session nor key. */
export const asNobody: Middleware = {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(signedAppHeaders)) request.headers.set(name, value);
    return request;
  },
};
