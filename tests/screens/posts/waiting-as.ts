import type { WaitingName } from '#core/personas/waiting-name.ts';

/** A made-up name that was chosen on this device and has not begun. */
export const waitingAs = (userName: string): WaitingName => ({ persona: { userName, avatarUri: '3-rose' }, from: Date.now() });
