import { isActThere } from './act.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { askedMs } from './at-rest.ts';
import { untilEffectsRan } from './effects.ts';
import { timersLeft, watchTimers } from './timers.ts';

if (!isActThere) throw new Error('React was loaded before it had act.');

// A test waits for what it expects, and until that answers to a press, and no longer; for what does not come, until the page is at rest.
configure({ asyncUtilTimeout: askedMs, asyncWrapper: untilEffectsRan });

// The document of tests has no layers; whether one is open makes no difference to what its rows do.
if (typeof HTMLElement !== 'undefined') Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

// Newer browsers answer a promise where others scroll and answer nothing: an effect that returns it breaks its page.
if (typeof HTMLElement !== 'undefined') Object.assign(HTMLElement.prototype, { scrollIntoView: async () => undefined });

// Here and not in a file that tests import: those are run once for many test files, this one before each.
beforeEach(watchTimers);
afterEach(() => {
  cleanup();
  forgetPage();
  const left = timersLeft();
  if (left.length > 0) throw new Error(`The test left timers behind: ${left.join('; ')}`);
});

// The code of a dialog may still be loading when the last test of a file has seen what it asked for.
afterAll(() => vi.dynamicImportSettled());

/** Clears a page's leftovers: title, head, storage and cookies. */
function forgetPage(): void {
  if (typeof document === 'undefined') return;
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean)) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
}
