import { setTimeout as wait } from 'node:timers/promises';
import { CannotRun } from './cannot-run.ts';

const pauseMs = 100;

/** The page on which mails can be read, and how long one may take. */
export interface MailPage {
  readonly url: string;
  readonly timeoutMs: number;
}

/** The page on which the service under test shows the mails it has sent: HTML, JSON or plain text, whichever it likes. */
export class Mailbox {
  readonly #page: MailPage;

  constructor(page: MailPage) {
    this.#page = page;
  }

  /** Everything on the page that looks like the code. */
  async codesFor(address: string, code: RegExp): Promise<ReadonlySet<string>> {
    const url = this.#page.url.replaceAll('{address}', encodeURIComponent(address));
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) throw new CannotRun(`No mails can be read at ${url}: ${response ? `it answers ${response.status}` : 'nothing answers'}.`);
    return new Set((await response.text()).match(code));
  }

  /** The code that was not there before; undefined where none comes. */
  async newCodeFor(address: string, code: RegExp, before: ReadonlySet<string>): Promise<string | undefined> {
    for (let waited = 0; waited <= this.#page.timeoutMs; waited += pauseMs) {
      const fresh = [...(await this.codesFor(address, code))].find((one) => !before.has(one));
      if (fresh !== undefined) return fresh;
      await wait(pauseMs);
    }
    return undefined;
  }
}
