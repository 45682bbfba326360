import { createRequire } from 'node:module';

// React as people have it, which draws in half the time of the one that developers have. That one alone brings `act`, which Testing Library asks for when it loads.
const load = createRequire(import.meta.url);

/** Work that React postponed, in order. */
const putOff: (() => void)[] = [];

const noted =
  (later: (run: () => void) => unknown) =>
  (run: () => void): unknown => {
    const once = () => {
      const at = putOff.indexOf(once);
      if (at >= 0) putOff.splice(at, 1);
      if (at >= 0) run();
    };
    putOff.push(once);
    return later(once);
  };

/** Acts and flushes React's postponed work. Awaited, also the next turn's. */
function act<Result>(does: () => Result | Promise<Result>): Result | Promise<Result> {
  const result = does();
  if (result instanceof Promise) return wholly(result);
  flush();
  return result;
}

async function wholly<Result>(result: Promise<Result>): Promise<Result> {
  const answer = await result;
  do {
    flush();
    await new Promise((resolve) => immediate(resolve));
  } while (putOff.length > 0);
  return answer;
}

let isFlushing = false;

function flush(): void {
  if (isFlushing) return;
  isFlushing = true;
  try {
    for (let next = putOff[0]; next; next = putOff[0]) next();
  } finally {
    isFlushing = false;
  }
}

const react: object = load('react');
const { queueMicrotask: microtask, setImmediate: immediate } = globalThis;
if (!('act' in react)) {
  Object.assign(globalThis, { queueMicrotask: noted(microtask), setImmediate: noted(immediate) });
  load('react-dom/client');
  Object.assign(globalThis, { queueMicrotask: microtask, setImmediate: immediate });
  Object.assign(react, { act });
}

/** True if Testing Library, loaded later, finds it. */
export const isActThere = 'act' in react;
