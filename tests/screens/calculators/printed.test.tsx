import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Fragments } from '#core/navigation/fragments.ts';
import { screens } from '#core/navigation/screens.ts';
import * as gratuity from '#web/app/gratuity/gratuity-wiring.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { open } from '#tests/screens/open.tsx';

const folded = () => document.querySelectorAll('main details:not([open])').length;

/** Page with folded parts, in a browser with or without print unfolding. */
async function printed(unfoldsByStyle: boolean): Promise<readonly number[]> {
  const supports = vi.fn(() => unfoldsByStyle);
  vi.stubGlobal('CSS', { ...globalThis.CSS, supports });
  onTestFinished(() => void vi.unstubAllGlobals());
  open(gratuity, screens.gratuity, screens.gratuity, [[Fragments, new FakeFragments()]]);
  await screen.findByRole('heading', { level: 1 });
  const counts = [folded()];
  for (const moment of ['beforeprint', 'afterprint']) {
    act(() => void window.dispatchEvent(new Event(moment)));
    counts.push(folded());
  }
  return counts;
}

it('a calculator’s answer is unfolded for paper where styles cannot, and folded again afterwards (C-5)', async () => {
  const [before = 0, onPaper, after] = await printed(false);
  expect([before > 0, onPaper, after]).toEqual([true, 0, before]);
});

it('its folded parts are left to styles where those can unfold them (C-5)', async () => {
  const [before, onPaper] = await printed(true);
  expect(onPaper).toBe(before);
});
