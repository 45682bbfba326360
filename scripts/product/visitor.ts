import { strict as assert } from 'node:assert';

/** User agent, to whose kind of browser a session is bound. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

interface Answered {
  readonly ok: boolean;
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** Client that signs in like a browser, with cookies and redirects. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #own: Readonly<Record<string, string>>;

  constructor(origin: string, own: Readonly<Record<string, string>> = { 'user-agent': userAgent }) {
    this.#origin = origin;
    this.#own = own;
  }

  get headers(): Record<string, string> {
    return { ...this.#own, cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') };
  }

  /** Signs in at the product's own provider, and returns the number of requests. */
  async signIn(subject = ''): Promise<number> {
    const choice = await this.#walk('/login/google');
    const chosen = await this.#walk(choice.url, new URLSearchParams({ subject }));
    assert.ok(this.token, `Nobody could be signed in at ${this.#origin}. Is it an installation with the demo login?`);
    return choice.steps + chosen.steps;
  }

  get token(): string | undefined {
    return this.#cookies.get('AT') ?? this.#cookies.get('__Host-AT');
  }

  cookiesNamed(...names: readonly string[]): string {
    const found = [...this.#cookies].filter(([name]) => names.includes(name.replace('__Host-', '')));
    return found.map((pair) => pair.join('=')).join('; ');
  }

  async ask(path: string, body?: string | URLSearchParams, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const posted = body === undefined ? {} : { method: 'POST', body };
    const own = body === undefined ? {} : { 'sec-fetch-site': 'same-origin', origin: new URL(this.#origin).origin };
    const url = new URL(path, this.#origin);
    const answer = await fetch(url, { redirect: 'manual', ...posted, headers: { ...this.headers, ...own, ...headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { ok: answer.ok, status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  }

  async #walk(from: string, form?: URLSearchParams): Promise<{ readonly url: string; readonly steps: number }> {
    let url = new URL(from, this.#origin).href;
    let answer = await this.ask(url, form);
    let steps = 1;
    for (; answer.status >= 300 && answer.status < 400; steps++) {
      url = new URL(answer.location ?? '/', url).href;
      if (new URL(url).searchParams.get('onLogin') === 'true') break;
      answer = await this.ask(url);
    }
    return { url, steps };
  }
}
