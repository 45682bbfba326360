import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a field has the focus, is marked as wrong, and is described by what is wrong with it. The elements are compared here, for telling two of them apart in words takes minutes. */
export const expectFocusOn = (field: HTMLElement, problem: string): Promise<void> =>
  waitFor(() => {
    const place = field.closest('[aria-invalid="true"]');
    expect(document.activeElement === field).toBe(true);
    expect(document.getElementById(place?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(problem);
  });
