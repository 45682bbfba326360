import { getConfig } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { untilAtRest } from './at-rest.ts';

// Read once for all test files, before any of them is set up.
const { asyncWrapper } = getConfig();

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

/** Waits for everything that waits now: what is drawn last has its effects run last. */
async function effects(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = createRoot(document.createElement('div'));
  root.render(createElement(Last, { run: resolve }));
  await promise;
  root.unmount();
}
