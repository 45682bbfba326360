import { strict as assert } from 'node:assert';

/** The user agent of a browser; a session belongs to the kind of browser that began it. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** A visitor who walks through a sign-in as a browser does, over the wire: keeps cookies, goes where they are sent. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The headers of every request from now on. */
  get headers(): Record<string, string> {
    return { 'user-agent': userAgent, cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  /** Signs in with a provider that the product plays itself, as a new member. Answers how many requests that took. */
  async signIn(): Promise<number> {
    const choice = await this.#walk('/login/google');
    const chosen = await this.#walk(choice.url, new URLSearchParams({ subject: '' }));
    assert.ok(this.token, 'The sign-in gave no session.');
    return choice.steps + chosen.steps;
  }

  get token(): string | undefined {
    return this.#cookies.get('AT') ?? this.#cookies.get('__Host-AT');
  }

  async #walk(from: string, form?: URLSearchParams): Promise<{ readonly url: string; readonly steps: number }> {
    let url = new URL(from, this.#origin).href;
    let answer = await this.#ask(url, form);
    let steps = 1;
    for (; answer.status >= 300 && answer.status < 400; steps++) {
      url = new URL(answer.headers.get('location') ?? '/', url).href;
      if (new URL(url).searchParams.get('onLogin') === 'true') break;
      answer = await this.#ask(url);
    }
    return { url, steps };
  }

  async #ask(url: string, body?: URLSearchParams): Promise<Response> {
    const posted = body
      ? { method: 'POST', body, headers: { ...this.headers, 'sec-fetch-site': 'same-origin', origin: this.#origin } }
      : { headers: this.headers };
    const answer = await fetch(url, { redirect: 'manual', ...posted });
    await answer.arrayBuffer();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
