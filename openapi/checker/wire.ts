import { isUtf8 } from 'node:buffer';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SafeAgent, request as safeRequest } from 'node:https';
import { readBounded } from './bounded-bytes.ts';
import type { Call } from './call.ts';

/** Answer with repeated headers joined by commas. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where the body exceeds the limit. */
  readonly text: string;
  readonly isWhole: boolean;
  /** False where the text hides invalid bytes of the body. */
  readonly isUtf8: boolean;
}

/** Late answer, with half a sentence as its message for any context. */
export class LateAnswer extends Error {
  constructor(hasBegun: boolean, timeoutMs: number) {
    super(`${hasBegun ? 'its answer did not end' : 'it did not answer'} within ${timeoutMs / 1_000} s`);
  }
}

export const mediaOf = ({ headers }: Answer): string => (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const usualTimeoutMs = 10_000;
/** Longest total wait of a run, where the service asks for it (Retry-After). */
const maxWaitSeconds = 65;
/** Unanswered requests in a row that mark a service as gone. */
const mostUnanswered = 6;
const placeholder = '{address}';

/** HTTP client of the tested service. Sends requests as given, even malformed ones. */
export class Wire {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent: PlainAgent;
  readonly #timeoutMs: number;
  #addresses = 0;
  #waitLeft = maxWaitSeconds;
  #unanswered: Error[] = [];

  constructor(baseUrl: string, headers: Readonly<Record<string, string>>, timeoutMs = usualTimeoutMs) {
    this.#timeoutMs = timeoutMs;
    this.#base = new URL(baseUrl);
    this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    this.#agent = this.#isSafe ? new SafeAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
  }

  /** Fixed headers the team wants on every request. */
  get everywhere(): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(this.#headers).filter(([, value]) => !value.includes(placeholder)));
  }

  get baseUrl(): string {
    return this.#base.origin + this.#base.pathname.replace(/\/$/, '');
  }

  /** Gives each request its own address, as a proxy would. */
  get hasAddresses(): boolean {
    return Object.values(this.#headers).some((value) => value.includes(placeholder));
  }

  /** Deducts an allowed wait from the total. */
  mayWait(seconds: number): boolean {
    if (!(seconds <= this.#waitLeft)) return false;
    this.#waitLeft -= Math.max(seconds, 1);
    return true;
  }

  somebody(): string {
    const number = ++this.#addresses;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** Adds the team's headers, and same-origin headers to changes. */
  dressed(call: Call, address = this.somebody()): Call {
    const wanted = Object.fromEntries(Object.entries(this.#headers).map(([name, value]) => [name, value.replaceAll(placeholder, address)]));
    const ownPages = call.method === 'GET' ? {} : { origin: this.#base.origin, 'sec-fetch-site': 'same-origin' };
    return { ...call, headers: { ...ownPages, ...wanted, ...call.headers } };
  }

  /** Reason a service stopped answering. Undefined while it answers. */
  get whyGone(): string | undefined {
    return this.#gone?.message;
  }

  get #gone(): Error | undefined {
    return this.#unanswered.length >= mostUnanswered ? this.#unanswered.at(-1) : undefined;
  }

  /** Retries once on a connection the service closed. */
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

  /** Never waits for limits. Undefined without an answer. */
  glance(call: Call): Promise<Answer | undefined> {
    return this.send(this.dressed(call)).catch(() => undefined);
  }

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

/** Uncompressed answers, as the client does not decompress. */
const unpacked = { 'accept-encoding': 'identity' };

async function read(response: IncomingMessage): Promise<Answer> {
  const { bytes, isWhole } = await readBounded(response);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), text: bytes.toString('utf8'), isWhole, isUtf8: isUtf8(bytes) };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
