import type { Call, Ids } from './call.ts';
import { mediaOf, type Answer } from './wire.ts';

const hidden = '<session>';
const longestCame = 240;
/** Length of an answer searched for display, as longer ones take too long. */
const longestLooked = 10_000;
/** Shortest hidden text, as shorter ones may be ordinary words. */
const shortest = 8;
/** Answer fields for the caller alone. The last may be cut off. */
const secretFields = /("[^"]*(?:token|secret|password|cookie|otp)[^"]*"\s*:\s*)"[^"]*(?:"|$)/gi;

/** Secrets kept from reports: sessions and the team's headers. */
export class Secrets {
  readonly #values = new Set<string>();

  /** Treats the team's headers as possible keys. */
  constructor(everywhere: Ids = {}) {
    this.keep(everywhere);
  }

  keep(headers: Ids): void {
    for (const value of Object.values(headers)) this.#values.add(value);
  }

  without(call: Call): Call {
    const headers = Object.entries(call.headers).map(([name, value]) => [name, this.#values.has(value) ? hidden : value] as const);
    return { ...call, headers: Object.fromEntries(headers) };
  }

  hide(text: string, { headers }: Call): string {
    const own = Object.values(headers).filter((value) => this.#values.has(value));
    const parts = own.flatMap((value) => [value, ...value.split(/[;,=\s]+/)]).filter((part) => part.length >= shortest);
    return parts.reduce((left, part) => left.replaceAll(part, hidden), text);
  }

  came(answer: Answer, call: Call): string {
    const { status, text } = answer;
    const body = this.hide(text.slice(0, longestLooked).replaceAll(secretFields, '$1"…"'), call).replaceAll(/\s+/g, ' ');
    const shown = body.length > longestCame ? `${body.slice(0, longestCame)}…` : body;
    return [String(status), mediaOf(answer), shown].filter((part) => part !== '').join(' ');
  }
}
