import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LowerBar } from '#web/views/overlays/LowerBar.tsx';

it('a lower bar on a phone covers no button of a writing form (R-060, R-073)', () => {
  render(
    <>
      <form>
        <textarea aria-label="Comment" />
        <button type="submit">Send</button>
      </form>
      <LowerBar label="Kept changes">They wait here.</LowerBar>
    </>,
  );
  const [bar, field] = [screen.getByRole('complementary'), screen.getByRole('textbox')];
  const isAside = () => bar.hasAttribute('data-aside');
  expect(isAside()).toBe(false);
  act(() => field.focus());
  expect(isAside()).toBe(true);
  act(() => field.blur());
  expect(isAside()).toBe(false);
  fireEvent.input(field, { target: { value: 'Ask by mail.' } });
  expect(isAside()).toBe(true);
  fireEvent.input(field, { target: { value: '' } });
  expect(isAside()).toBe(false);
  expect(readFileSync('src/web/views/style/lower-bar.css', 'utf8')).toMatch(/max-width: 767px\) \{\s+\.lower-bar\[data-aside\] \{\s+position: static;/);
});
