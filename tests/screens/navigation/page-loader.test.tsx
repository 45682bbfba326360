import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { PageFetchStore } from '#web/stores/app/page-fetch-store.ts';
import { open } from '../open.tsx';

const empty: Wiring = { Screen: () => null, bindings: [], load: async () => undefined, head: () => ({ title: '', description: '', status: 200 }) };

it('a bar over a fetching page moves nothing, and respects reduced motion (R-210)', async () => {
  const { shell, clock } = open(empty, '/', '/');
  const page = Promise.withResolvers<void>();
  act(() => shell.get(PageFetchStore).begin(page.promise));
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
  expect(bar()).toBeNull();
  act(() => clock.advance(250));
  await waitFor(() => {
    act(() => clock.advance(0));
    expect(bar()).not.toBeNull();
  });
  // It is in no landmark, where only a live region may be.
  expect(bar()?.getAttribute('aria-live')).toBe('polite');
  await act(async () => page.resolve());
  expect(bar()).toBeNull();
  act(() => shell.get(PageFetchStore).begin(new Promise(() => undefined)));
  act(() => clock.advance(249));
  expect(bar()).toBeNull();
  act(() => clock.advance(3_250));
  expect(bar()).not.toBeNull();
  act(() => clock.advance(1));
  expect(bar()).toBeNull();
  const style = readFileSync('src/web/views/navigation/page-loader.module.css', 'utf8');
  expect(style).toMatch(/position: fixed;[^}]*pointer-events: none;/s);
  expect(style.slice(0, style.indexOf('prefers-reduced-motion: no-preference'))).not.toContain('animation');
});
