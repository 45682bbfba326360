import type { WaitingName } from '#core/personas/waiting-name.ts';

/** Chosen made-up name of this device that has not begun. */
export const waitingAs = (userName: string): WaitingName => ({ persona: { userName, avatarUri: '3-rose' }, from: Date.now() });
