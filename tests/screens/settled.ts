import { act } from '@testing-library/react';

/** One turn of the event loop, in which in-memory answers arrive and effects run. */
export const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
