import { setImmediate } from 'node:timers/promises';

/** Milliseconds after which others are answered. */
const mostAtOnce = 15;

/** Works through rows, and lets the process answer others in between. */
export async function inBatches<Row, Done>(rows: readonly Row[], work: (batch: readonly Row[]) => readonly Done[]): Promise<readonly Done[]> {
  const done: Done[] = [];
  let since = performance.now();
  for (const row of rows) {
    done.push(...work([row]));
    if (performance.now() - since < mostAtOnce) continue;
    await setImmediate();
    since = performance.now();
  }
  return done;
}
