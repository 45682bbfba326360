import type { RequestContext } from '#core/sessions/request-context.ts';

export const noRequest: RequestContext = {
  caller: undefined,
  jar: {
    access: () => undefined,
    refresh: () => undefined,
    put: () => undefined,
    clear: () => undefined,
    sealed: () => undefined,
    keepSealed: () => undefined,
    dropSealed: () => undefined,
    joined: () => undefined,
    keepJoined: () => undefined,
    browsing: () => undefined,
    keepBrowsing: () => undefined,
    shownNews: () => 0,
    keepShownNews: () => undefined,
    known: () => [],
    keepKnown: () => undefined,
    desk: () => undefined,
    keepDesk: () => undefined,
  },
  device: { browser: 'other', system: 'other' },
  origin: 'http://localhost',
  network: '',
};
