import { vi } from 'vitest';

/** Time between looks at the page. Unchanged five times means at rest, within five seconds. */
export const askedMs = 700;
const timesAtRest = 5;

/** Retries until the page is at rest, however long code loads or the page changes. */
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
