import { setTimeout as wait } from 'node:timers/promises';
import { largestMegabytes, readBounded } from './bounded-bytes.ts';
import { CannotRun } from './cannot-run.ts';
import { LateAnswer } from './wire.ts';

const pauseMs = 100;

const usualTimeoutMs = 10_000;

export interface MailPage {
  readonly url: string;
  readonly timeoutMs: number;
}

/** Page of sent mails at the service under test, as HTML, JSON or text. */
export class Mailbox {
  readonly #page: MailPage;
  readonly #timeoutMs: number;

  constructor(page: MailPage, timeoutMs = usualTimeoutMs) {
    this.#page = page;
    this.#timeoutMs = timeoutMs;
  }

  async codesFor(address: string, code: RegExp): Promise<ReadonlySet<string>> {
    const url = this.#page.url.replaceAll('{address}', encodeURIComponent(address));
    const page = await pageAt(url, this.#timeoutMs);
    if ('problem' in page) throw new CannotRun(`No mails can be read at ${url}: ${page.problem}.`);
    return new Set(page.text.match(code));
  }

  /** Undefined where no new code comes. */
  async newCodeFor(address: string, code: RegExp, before: ReadonlySet<string>): Promise<string | undefined> {
    for (let waited = 0; waited <= this.#page.timeoutMs; waited += pauseMs) {
      const fresh = [...(await this.codesFor(address, code))].find((one) => !before.has(one));
      if (fresh !== undefined) return fresh;
      await wait(pauseMs);
    }
    return undefined;
  }
}

/** Text of a page, or half a sentence on why it cannot be read. */
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
