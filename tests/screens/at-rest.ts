import { vi } from 'vitest';

/** How long a test asks before it looks at the page: a page that has not changed after five times is at rest, and the test fails within five seconds. */
export const askedMs = 700;
const timesAtRest = 5;

/** Asks until the page is at rest. A busy machine may take its time, as long as code is loading or the page changes. */
export async function untilAtRest<Answer>(ask: () => Promise<Answer>, askMs = askedMs): Promise<Answer> {
  let [page, times] = ['', 0];
  for (;;) {
    const begun = performance.now();
    try {
      return await ask();
    } catch (error) {
      // What was refused at once was no wait, such as a press on a button that is not there.
      if (performance.now() - begun < askMs / 2) throw error;
      await vi.dynamicImportSettled();
      const now = document.documentElement.outerHTML;
      times = now === page ? times + 1 : 1;
      if (times === timesAtRest) throw error;
      page = now;
    }
  }
}
