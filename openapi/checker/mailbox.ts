import { setTimeout as wait } from 'node:timers/promises';
import { largestMegabytes, readBounded } from './bounded-bytes.ts';
import { CannotRun } from './cannot-run.ts';
import { LateAnswer } from './wire.ts';

const pauseMs = 100;

/** The longest that the page may take once. */
const usualTimeoutMs = 10_000;

/** The page on which mails can be read, and how long one may take. */
export interface MailPage {
  readonly url: string;
  readonly timeoutMs: number;
}

/** The page on which the service under test shows the mails it has sent: HTML, JSON or plain text, whichever it likes. */
export class Mailbox {
  readonly #page: MailPage;
  readonly #timeoutMs: number;

  constructor(page: MailPage, timeoutMs = usualTimeoutMs) {
    this.#page = page;
    this.#timeoutMs = timeoutMs;
  }

  /** Everything on the page that looks like the code. */
  async codesFor(address: string, code: RegExp): Promise<ReadonlySet<string>> {
    const url = this.#page.url.replaceAll('{address}', encodeURIComponent(address));
    const page = await pageAt(url, this.#timeoutMs);
    if ('problem' in page) throw new CannotRun(`No mails can be read at ${url}: ${page.problem}.`);
    return new Set(page.text.match(code));
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

/** The text of a page, or why it cannot be read, in half a sentence. */
async function pageAt(url: string, timeoutMs: number): Promise<{ readonly text: string } | { readonly problem: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  let hasBegun = false;
  try {
    const { ok, status, body } = await fetch(url, { signal });
    hasBegun = true;
    if (!ok) return { problem: `it answers ${status}` };
    const { bytes, isWhole } = await readBounded(body ?? []);
    return isWhole ? { text: bytes.toString('utf8') } : { problem: `its answer is larger than ${largestMegabytes} MB` };
  } catch {
    if (signal.aborted) return { problem: new LateAnswer(hasBegun, timeoutMs).message };
    return { problem: hasBegun ? 'its answer ends in the middle' : 'nothing answers' };
  }
}
