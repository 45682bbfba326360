import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { PersonaKey } from '#openapi/signing/persona-key.ts';
import { exampleCall, signedCall } from '#tests/contract/calls.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';

interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly line: string;
}

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export interface Asked {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

interface BrowserOptions {
  readonly origin?: string;
  readonly userAgent?: string;
}

type Change = Omit<InjectOptions, 'path' | 'url'> & { readonly inPath?: Readonly<Record<string, string>> };

/** Minimal browser for signing in: stores cookies by name and path, and follows redirects. */
export class TestBrowser {
  readonly cookies = new Map<string, Cookie>();
  readonly origin: string;
  readonly #app: Asked;
  readonly #userAgent: string;
  readonly #remoteAddress = anAddress();

  constructor(app: Asked, { origin = 'http://localhost', userAgent = chrome }: BrowserOptions = {}) {
    this.#app = app;
    this.origin = origin;
    this.#userAgent = userAgent;
  }

  async ask(url: string, options: InjectOptions = {}): Promise<LightMyRequestResponse> {
    const { pathname, search, host, protocol } = new URL(url, this.origin);
    const cookie = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path)).map(([name, { value }]) => `${name}=${value}`);
    const answer = await this.#app.inject({
      remoteAddress: this.#remoteAddress,
      ...options,
      url: pathname + search,
      headers: {
        host,
        'user-agent': this.#userAgent,
        'x-forwarded-proto': protocol.slice(0, -1),
        ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
        ...options.headers,
      },
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return answer;
  }

  async visit(url: string, options: InjectOptions = {}): Promise<{ readonly answer: LightMyRequestResponse; readonly url: string }> {
    let at = new URL(url, this.origin).href;
    let answer = await this.ask(at, options);
    for (let turn = 0; answer.statusCode >= 300 && answer.statusCode < 400 && turn < 10; turn++) {
      at = new URL(String(answer.headers['location']), at).href;
      if (new URL(at).origin !== this.origin) break;
      answer = await this.ask(at);
    }
    return { answer, url: at };
  }

  /** Calls an operation's example with overrides and this browser's cookies. */
  call(operationId: string, change: Change = {}): Promise<LightMyRequestResponse> {
    const { url, ...call } = this.#callOf(operationId, change);
    return this.ask(url, call);
  }

  /** Calls an operation under a made-up name's key, without cookies. */
  callByKey(
    { key, seconds }: { readonly key: PersonaKey; readonly seconds: number },
    operationId: string,
    change: Change = {},
  ): Promise<LightMyRequestResponse> {
    return this.#app.inject(signedCall(this.#callOf(operationId, change), key, seconds));
  }

  #callOf(operationId: string, { inPath = {}, ...change }: Change): InjectOptions & { url: string } {
    const operation = contracts.operations.find((known) => known.operationId === operationId);
    if (!operation) throw new Error(`There is no operation ${operationId}.`);
    const filled = Object.entries(inPath).reduce((path, [name, value]) => path.replace(`{${name}}`, value), operation.path);
    const { url, headers, ...call } = exampleCall(operation, { ...change, ...(Object.keys(inPath).length > 0 ? { url: filled } : {}) });
    const { cookie: _example, ...others } = headers as Record<string, string>;
    return { ...call, url, remoteAddress: change.remoteAddress ?? this.#remoteAddress, headers: others };
  }

  /** Logs in as a demo member, with a provider that the installation plays itself. */
  async logIn(subject: string, provider = 'google', query = ''): Promise<string> {
    const { url } = await this.visit(`/login/${provider}${query}`);
    const form = { method: 'POST' as const, payload: new URLSearchParams(subject === '' ? { cancel: 'yes' } : { subject }).toString() };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    return (await this.visit(url, { ...form, headers })).url.slice(this.origin.length);
  }

  /** Signed-in member by the server's answer, or null for a guest. */
  async member(): Promise<{ readonly userId: string; readonly displayName: string; readonly loginSource: string } | null> {
    return (await this.call('getSession')).json().member;
  }

  token(name: 'AT' | 'RT'): string | undefined {
    return (this.cookies.get(`__Host-${name}`) ?? this.cookies.get(name))?.value;
  }

  /** Copies another browser's storage, as an attacker would. */
  copy(other: TestBrowser): this {
    for (const [name, cookie] of other.cookies) this.cookies.set(name, cookie);
    return this;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
    if (/;\s*(max-age=0\b|expires=Thu, 01 Jan 1970)/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, { value, path, line });
  }
}
