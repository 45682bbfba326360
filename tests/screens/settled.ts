import { act } from '@testing-library/react';

/** One turn of the event loop: what fakes in memory have answered has come, and every effect has run. */
export const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
