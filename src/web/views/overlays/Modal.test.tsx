import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { Dialog } from './Dialog.tsx';

it.each([
  [{ height: 500, offsetTop: 0, scale: 1 }, '268px'],
  [{ height: 500, offsetTop: 100, scale: 1 }, '168px'],
  [{ height: 900, offsetTop: 0, scale: 1 }, '0px'],
  [{ height: 384, offsetTop: 0, scale: 2 }, '0px'],
])('leaves a phone’s keyboard its room, and a magnified page alone: %j', (seen, under) => {
  const viewport = new EventTarget();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  onTestFinished(() => void Reflect.deleteProperty(window, 'visualViewport'));
  render(onStage(<Dialog isOpen onClose={() => {}} title="Write" foot={<button type="button">Post</button>} />, stageIn()).tree);
  Object.assign(viewport, seen);
  viewport.dispatchEvent(new Event('resize'));
  expect([innerHeight, screen.getByRole('dialog').style.getPropertyValue('--keyboard')]).toEqual([768, under]);
});
