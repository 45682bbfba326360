import { unnamedMember } from '#core/sessions/user-state.ts';

/** A display name in Hindi: one that nobody chose says that it is a member. */
export const displayNameInHindi = (name: string): string => (name === unnamedMember ? 'सदस्य' : name);
