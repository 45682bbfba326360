import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a focused, invalid and described field. Compares elements directly, as diffs take minutes. */
export const expectFocusOn = (field: HTMLElement, problem: string): Promise<void> =>
  waitFor(() => {
    const place = field.closest('[aria-invalid="true"]');
    expect(document.activeElement === field).toBe(true);
    expect(document.getElementById(place?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(problem);
  });
