import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { isSearchEngine } from '#core/bots/search-engine.ts';
import { baseOf, contentDigestOf, isTimely, signatureIn } from '#core/persona-keys/message-signature.ts';
import type { Operation } from '#server/app/contract/operation.ts';
import { isSignedBy } from '#server/app/http/persona-signature.ts';
import { askedBy } from '../member-kinds.ts';
import type { MockRequest } from './mock-request.ts';

/** The name of anyone who is not signed in. */
export const guest = '';

/** Says who asks, and refuses who may not. A session is any text with a digit in it, as all that services give out; a signature has to hold. */
export class MockCallers {
  readonly #spent = new Set<string>();

  /** The session or the key by which someone asks. */
  callerOf(operation: Operation, request: MockRequest): string {
    const { headers } = request;
    const carriesSession = headers.cookie !== undefined || headers.authorization !== undefined;
    const isSigned = headers['signature'] !== undefined || headers['signature-input'] !== undefined;
    if (carriesSession && (isSigned || operation.isByNobody)) throw refusal('invalid', 'CREDENTIALS_MIXED');
    if (operation.refusesBots && isSearchEngine(headers['user-agent'] ?? '')) throw refusal('invalid', 'BOT_REFUSED');
    const caller = isSigned ? this.#signerOf(operation, request) : sessionIn(request);
    if (operation.isOpen) return caller;
    if (caller === guest || (!isSigned && !operation.takesSession)) throw refusal('signed-out', 'SIGNED_OUT');
    refuseKind(operation, caller);
    return caller;
  }

  #signerOf(operation: Operation, { method, url, headers, body }: MockRequest): string {
    if (!operation.takesSignature && !operation.takesContribution) throw refusal('invalid', 'REQUEST_INVALID');
    const read = signatureIn(String(headers['signature-input'] ?? ''), String(headers['signature'] ?? ''));
    const digest = headers['content-digest'] === undefined ? undefined : String(headers['content-digest']);
    const isOfBody = body.length === 0 ? digest === undefined : digest === contentDigestOf(createHash('sha256').update(body).digest('base64'));
    if (!read || !isOfBody || read.coversBody !== (digest !== undefined)) throw refusal('signed-out', 'SIGNATURE_INVALID');
    const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
    if (!isSignedBy(read.publicKey, baseOf({ method, path, query: `?${query}`, contentDigest: digest }, read.parameters), read.signature))
      throw refusal('signed-out', 'SIGNATURE_INVALID');
    if (!isTimely(read, Date.now())) throw refusal('signed-out', 'SIGNATURE_EXPIRED');
    const nonce = `${read.publicKey} ${read.nonce}`;
    if (this.#spent.has(nonce)) throw refusal('signed-out', 'SIGNATURE_REPLAYED');
    this.#spent.add(nonce);
    return read.publicKey;
  }
}

function sessionIn({ headers }: MockRequest): string {
  const cookie = /(?:^|;\s*)(?:__Host-)?AT=([^;\s]+)/.exec(headers.cookie ?? '')?.[1];
  const token = cookie ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? guest;
  return /\d/.test(token) ? token : guest;
}

/** A session that begins with a kind of member, such as `reader-1`, is one of theirs; any other may do everything. */
function refuseKind(operation: Operation, caller: string): void {
  const said = /^(newcomer|reader|writer|moderator|administrator)\b/.exec(caller)?.[1];
  const asked = askedBy(operation);
  const isAbove = asked === 'administrator' ? said !== asked : asked === 'moderator' && said !== asked && said !== 'administrator';
  if (said !== undefined && isAbove) throw refusal('forbidden', 'FORBIDDEN');
}

const refusal = (kind: Failure['kind'], code: string): Failure => new Failure(kind, undefined, { code });
