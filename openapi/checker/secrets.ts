import type { Call, Ids } from './call.ts';
import { mediaOf, type Answer } from './wire.ts';

const hidden = '<session>';
const longestCame = 240;
/** The part of an answer that is looked through for what is shown of it: a longer one is searched for too long. */
const longestLooked = 10_000;
/** The least length of a text that is hidden wherever it comes: a shorter one may be any word. */
const shortest = 8;
/** Fields of answers that are given out for the one who asks alone; the last one may be cut off. */
const secretFields = /("[^"]*(?:token|secret|password|cookie|otp)[^"]*"\s*:\s*)"[^"]*(?:"|$)/gi;

/** What no report shows: sessions, and what the team wants on every request. */
export class Secrets {
  readonly #values = new Set<string>();

  /** What the team wants on every request may be a key to it. */
  constructor(everywhere: Ids = {}) {
    this.keep(everywhere);
  }

  keep(headers: Ids): void {
    for (const value of Object.values(headers)) this.#values.add(value);
  }

  /** A request with its secrets hidden, as it may be printed. */
  without(call: Call): Call {
    const headers = Object.entries(call.headers).map(([name, value]) => [name, this.#values.has(value) ? hidden : value] as const);
    return { ...call, headers: Object.fromEntries(headers) };
  }

  /** A text that came from the service, or speaks of it, with the secrets of the request hidden. */
  hide(text: string, { headers }: Call): string {
    const own = Object.values(headers).filter((value) => this.#values.has(value));
    const parts = own.flatMap((value) => [value, ...value.split(/[;,=\s]+/)]).filter((part) => part.length >= shortest);
    return parts.reduce((left, part) => left.replaceAll(part, hidden), text);
  }

  /** The answer to a request in a line, as it may be printed. */
  came(answer: Answer, call: Call): string {
    const { status, text } = answer;
    const body = this.hide(text.slice(0, longestLooked).replaceAll(secretFields, '$1"…"'), call).replaceAll(/\s+/g, ' ');
    const shown = body.length > longestCame ? `${body.slice(0, longestCame)}…` : body;
    return [String(status), mediaOf(answer), shown].filter((part) => part !== '').join(' ');
  }
}
