import type { Operation } from '../../read/operation.ts';
import { Refusal } from '../../read/refusal.ts';
import { contentDigestOf, signatureSeconds, verifiedParameters } from '../../signing/message-signature.ts';
import { askedBy } from '../member-kinds.ts';
import type { MockRequest } from './mock-request.ts';

const searchEngine = /bot\b|slurp|spider|crawler/i;

export const guest = '';

/** Identifies callers. Sessions are any text with a digit, and signatures must be valid. */
export class MockCallers {
  readonly #spent = new Set<string>();
  readonly #ended = new Set<string>();

  /** Knows a session no more (x-ends-session). */
  end(caller: string): void {
    this.#ended.add(caller);
  }

  callerOf(operation: Operation, request: MockRequest): string {
    const { headers } = request;
    const carriesSession = headers.cookie !== undefined || headers.authorization !== undefined;
    const isSigned = headers['signature'] !== undefined || headers['signature-input'] !== undefined;
    if (carriesSession && (isSigned || operation.isByNobody)) throw new Refusal('CREDENTIALS_MIXED');
    if (operation.refusesBots && searchEngine.test(headers['user-agent'] ?? '')) throw new Refusal('BOT_REFUSED');
    const known = isSigned ? this.#signerOf(operation, request) : sessionIn(request);
    const caller = this.#ended.has(known) ? guest : known;
    if (operation.isOpen) return caller;
    if (caller === guest || (!isSigned && !operation.takesSession)) throw new Refusal('SIGNED_OUT');
    refuseKind(operation, caller);
    return caller;
  }

  #signerOf(operation: Operation, { method, url, headers, body }: MockRequest): string {
    if (!operation.takesSignature && !operation.takesContribution) throw new Refusal('REQUEST_INVALID');
    const digest = headers['content-digest'] === undefined ? undefined : String(headers['content-digest']);
    const isOfBody = digest === (body.length === 0 ? undefined : contentDigestOf(body));
    const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
    const message = { method, path, query: `?${query}`, contentDigest: digest };
    const read = verifiedParameters(message, String(headers['signature-input'] ?? ''), String(headers['signature'] ?? ''));
    if (!read || !isOfBody) throw new Refusal('SIGNATURE_INVALID');
    if (Math.abs(Date.now() / 1_000 - read.created) > signatureSeconds) throw new Refusal('SIGNATURE_EXPIRED');
    const nonce = `${read.publicKey} ${read.nonce}`;
    if (this.#spent.has(nonce)) throw new Refusal('SIGNATURE_REPLAYED');
    this.#spent.add(nonce);
    return read.publicKey;
  }
}

function sessionIn({ headers }: MockRequest): string {
  const cookie = /(?:^|;\s*)(?:__Host-)?AT=([^;\s]+)/.exec(headers.cookie ?? '')?.[1];
  const token = cookie ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? guest;
  return /\d/.test(token) ? token : guest;
}

/** Sessions prefixed with a kind, such as `reader-1`, have its rights, and others have all. */
function refuseKind(operation: Operation, caller: string): void {
  const said = /^(newcomer|reader|writer|moderator|administrator)\b/.exec(caller)?.[1];
  const asked = askedBy(operation);
  const isOfWriters = operation.pointer.text('x-asked-by') === 'writer' && (said === 'newcomer' || said === 'reader');
  const isAbove = isOfWriters || (asked === 'administrator' ? said !== asked : asked === 'moderator' && said !== asked && said !== 'administrator');
  if (said !== undefined && isAbove) throw new Refusal('FORBIDDEN');
}
