import type { Asker } from '#core/sessions/asker.ts';

/** One who asks for nothing, with an empty jar; it is asked of what a service answers at all. */
export const nobody: Asker = {
  caller: undefined,
  jar: {
    access: () => undefined,
    refresh: () => undefined,
    put: () => undefined,
    clear: () => undefined,
    note: () => undefined,
    keepNote: () => undefined,
    dropNote: () => undefined,
  },
  device: { browser: 'other', system: 'other' },
  origin: 'http://localhost',
  network: '',
};
