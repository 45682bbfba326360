import { expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeDrawings } from '#tests/fakes/device/fake-drawings.ts';
import { ToastStore } from '../app/toast-store.ts';
import { FairPictureStore } from './fair-picture-store.ts';

const drawing = { width: 1, height: 1, shapes: [], alt: 'A scale.', fileName: 'paid-fairly.png' };
const say = { saved: 'Saved.', failed: 'Failed.' };

it.each([
  [false, false, [0, 1], ['Saved.']],
  [false, true, [0, 0], ['Failed.']],
  [true, false, [1, 0], []],
  [true, true, [0, 0], ['Failed.']],
] as const)('a picture where the device has a sheet: %s, is broken: %s, goes one way (R-047)', async (hasSheet, isBroken, went, said) => {
  const drawings = Object.assign(new FakeDrawings(), { hasSheet, isBroken });
  const toasts = new ToastStore(new FakeClock());
  await new FairPictureStore(drawings, toasts).pass(drawing, say);
  expect([drawings.shared.length, drawings.saved.length]).toEqual(went);
  expect(toasts.toasts.map(({ toast }) => toast.text1)).toEqual(said);
});
