import { isUtf8 } from 'node:buffer';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SafeAgent, request as safeRequest } from 'node:https';
import { readBounded } from './bounded-bytes.ts';
import type { Call } from './call.ts';

/** An answer. A header that came several times is one text with commas. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; empty where it is larger than what is read of any. */
  readonly text: string;
  readonly isWhole: boolean;
  /** Whether the bytes of the body are UTF-8: its text shows the same sign for whatever is not. */
  readonly isUtf8: boolean;
}

/** An answer that did not come in time. Its message is half a sentence, as each place that says it begins differently. */
export class LateAnswer extends Error {
  constructor(hasBegun: boolean, timeoutMs: number) {
    super(`${hasBegun ? 'its answer did not end' : 'it did not answer'} within ${timeoutMs / 1_000} s`);
  }
}

/** The media type of an answer, without what is behind it. */
export const mediaOf = ({ headers }: Answer): string => (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The longest that one answer may take to its end. */
const usualTimeoutMs = 10_000;
/** Longest wait of one run in all, where the service asks for it (Retry-After). */
const maxWaitSeconds = 65;
/** So many requests in a row that find nobody are the end of a service. */
const mostUnanswered = 6;
const placeholder = '{address}';

/** The HTTP client of the service under test. It sends what it is given, also what a well-behaved client never would. */
export class Wire {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent: PlainAgent;
  readonly #timeoutMs: number;
  #addresses = 0;
  #waitLeft = maxWaitSeconds;
  /** Why the last requests, as many as there are here in a row, found nobody. */
  #unanswered: Error[] = [];

  constructor(baseUrl: string, headers: Readonly<Record<string, string>>, timeoutMs = usualTimeoutMs) {
    this.#timeoutMs = timeoutMs;
    this.#base = new URL(baseUrl);
    this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    this.#agent = this.#isSafe ? new SafeAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
  }

  /** The headers that the team wants on every request and that are the same on each. */
  get everywhere(): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(this.#headers).filter(([, value]) => !value.includes(placeholder)));
  }

  /** The address before all paths. */
  get baseUrl(): string {
    return this.#base.origin + this.#base.pathname.replace(/\/$/, '');
  }

  /** Every request comes from its own address, as a proxy in front would tell it. */
  get hasAddresses(): boolean {
    return Object.values(this.#headers).some((value) => value.includes(placeholder));
  }

  /** Whether the run may wait so long, which is then taken from what it may wait in all. */
  mayWait(seconds: number): boolean {
    if (!(seconds <= this.#waitLeft)) return false;
    this.#waitLeft -= Math.max(seconds, 1);
    return true;
  }

  /** A caller who has not asked before. */
  somebody(): string {
    const number = ++this.#addresses;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** The request with what the team wants on every one; whatever may change something says that it comes from the service's own pages. */
  dressed(call: Call, address = this.somebody()): Call {
    const wanted = Object.fromEntries(Object.entries(this.#headers).map(([name, value]) => [name, value.replaceAll(placeholder, address)]));
    const ownPages = call.method === 'GET' ? {} : { origin: this.#base.origin, 'sec-fetch-site': 'same-origin' };
    return { ...call, headers: { ...ownPages, ...wanted, ...call.headers } };
  }

  /** Why a service that has answered answers no more; undefined while it does. */
  get whyGone(): string | undefined {
    return this.#gone?.message;
  }

  get #gone(): Error | undefined {
    return this.#unanswered.length >= mostUnanswered ? this.#unanswered.at(-1) : undefined;
  }

  /** Sends a request as it is. A connection that the service has closed is opened once more; one that is gone is waited for no longer. */
  async send(call: Call): Promise<Answer> {
    if (this.#gone) throw this.#gone;
    try {
      return await this.#counted(call);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code)))) throw error;
      return await this.#counted(call);
    }
  }

  async #counted(call: Call): Promise<Answer> {
    try {
      const answer = await this.#ask(call);
      this.#unanswered = [];
      return answer;
    } catch (error) {
      const isNobody = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (error instanceof LateAnswer || isNobody) this.#unanswered.push(error);
      throw error;
    }
  }

  /** The answer to a request that is not waited for where the service limits it; undefined where none comes. */
  glance(call: Call): Promise<Answer | undefined> {
    return this.send(this.dressed(call)).catch(() => undefined);
  }

  /** The line that sends the same request from a terminal. */
  curl({ method, target, headers, body, signer }: Call): string {
    const signature = signer ? { 'signature-input': 'sig=…', signature: 'sig=…' } : {};
    const lines = Object.entries({ ...headers, ...signature }).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
    if (body !== undefined && !('content-type' in headers)) lines.push("-H 'content-type:'");
    return [
      'curl -i --path-as-is',
      `-X ${method}`,
      ...lines,
      ...(body === undefined ? [] : [typeof body === 'string' ? `--data-binary ${quoted(body)}` : '--data-binary @form']),
      quoted(this.baseUrl + target),
    ].join(' ');
  }

  close(): void {
    this.#agent.destroy();
  }

  get #isSafe(): boolean {
    return this.#base.protocol === 'https:';
  }

  #ask({ method, target, headers, body, signer }: Call): Promise<Answer> {
    const { host, pathname } = this.#base;
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const path = pathname.replace(/\/$/, '') + target;
    const signature = signer?.({ method, target: path, ...(bytes ? { body: bytes } : {}) });
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const options = {
      method,
      agent: this.#agent,
      host: this.#base.hostname.replace(/^\[|\]$/g, ''),
      port: this.#base.port,
      path,
      headers: { host, ...unpacked, ...headers, ...signature, ...(bytes ? { 'content-length': String(bytes.length) } : {}) },
      signal,
    };
    return new Promise((resolve, reject) => {
      let hasBegun = false;
      const fail = (error: unknown): void => reject(signal.aborted ? new LateAnswer(hasBegun, this.#timeoutMs) : error);
      const request = (this.#isSafe ? safeRequest : plainRequest)(options, (response) => {
        hasBegun = true;
        read(response).then(resolve, fail);
      });
      request.on('error', fail);
      request.end(bytes);
    });
  }
}

/** Nothing is unpacked here, so an answer is asked for as it is. */
const unpacked = { 'accept-encoding': 'identity' };

async function read(response: IncomingMessage): Promise<Answer> {
  const { bytes, isWhole } = await readBounded(response);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), text: bytes.toString('utf8'), isWhole, isUtf8: isUtf8(bytes) };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
