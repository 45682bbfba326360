import { unnamedMember } from '#core/sessions/user-state.ts';

/** Translates the default name of a member who chose none. */
export const displayNameInHindi = (name: string): string => (name === unnamedMember ? 'सदस्य' : name);
