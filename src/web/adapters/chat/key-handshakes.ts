import type { Clock } from '#core/clock.ts';
import { base64urlOf } from '#core/persona-keys/base64url.ts';
import { baseOf, parametersOf, signatureHeaders } from '#core/persona-keys/message-signature.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { Failure } from '#core/failure.ts';

const nonceBytes = 16;

/** Request for the socket path, as the server verifies it. */
const signedHandshake = { method: 'GET', path: '/ws/', query: '?', contentDigest: undefined } as const;

/** Signed handshake of a made-up name, with a fresh nonce and the server's clock once known. */
export function keyHandshakes(keys: Pick<PersonaKeys, 'local' | 'sign'>, clock: Pick<Clock, 'now'>): (serverNow?: number) => Promise<object> {
  let aheadMs = 0;
  return async (serverNow) => {
    if (serverNow !== undefined) aheadMs = serverNow - clock.now();
    const local = await keys.local();
    // A name that begins later is said to nobody before.
    if (!local?.persona) throw new Failure('signed-out');
    const nonce = base64urlOf(crypto.getRandomValues(new Uint8Array(nonceBytes)));
    const created = Math.floor((clock.now() + aheadMs) / 1_000);
    const parameters = parametersOf(signedHandshake, { created, nonce, publicKey: local.publicKey });
    const headers = signatureHeaders(parameters, await keys.sign(baseOf(signedHandshake, parameters)));
    return { signatureInput: headers['signature-input'], signature: headers.signature };
  };
}
