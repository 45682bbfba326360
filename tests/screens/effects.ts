import { getConfig } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { untilAtRest } from './at-rest.ts';

// Read once for all test files, before any of them is set up.
const { asyncWrapper } = getConfig();

let root: Root | undefined;
let before = Promise.resolve();

/** Ends searches and presses after their effects, as busy React yields between drawing and effects. */
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

/** Waits for pending work one item at a time, as a drawing may skip the one before. */
const effects = (): Promise<void> =>
  (before = before.then(() => new Promise<void>((run) => (root ??= createRoot(document.createElement('div'))).render(createElement(Last, { run })))));
