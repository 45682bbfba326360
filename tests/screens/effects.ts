import { getConfig } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { untilAtRest } from './at-rest.ts';

// Read once for all test files, before any of them is set up.
const { asyncWrapper } = getConfig();

let root: Root | undefined;
let before = Promise.resolve();

/** A search or a press of a test, which ends once the effects of what it led to have run: on a busy machine React lets others go between drawing and effects, and a test would press what does not answer yet. */
export const untilEffectsRan: typeof asyncWrapper = (ask) =>
  asyncWrapper(async () => {
    const answer = await untilAtRest(ask);
    await effects();
    return answer;
  });

const Last = ({ run }: { readonly run: () => void }) => {
  useEffect(run, [run]);
  return null;
};

/** Waits for everything that waits now: what is drawn last has its effects run last. One at a time, for a drawing may leave out the one before it. */
const effects = (): Promise<void> =>
  (before = before.then(() => new Promise<void>((run) => (root ??= createRoot(document.createElement('div'))).render(createElement(Last, { run })))));
