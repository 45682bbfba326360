import type { Secrets } from '../secrets/secrets.ts';

export const blockerOf = (secrets: Pick<Secrets, 'reference'>, personaRef: string): string => secrets.reference('block', personaRef);

/** Hashed thing whose author was blocked, unlinkable to a mute; empty if all of an author is blocked. */
export const blockPlaceOf = (secrets: Pick<Secrets, 'reference'>, thing: string): string => (thing === '' ? '' : secrets.reference('block place', thing));

/** Pseudonym of a muted conversation, unlinkable to it; survives leaving for two people. */
export const mutedConversation = (
  secrets: Pick<Secrets, 'reference'>,
  { conversationId, pairKey }: { readonly conversationId: string; readonly pairKey: string | null },
): string => secrets.reference('muted conversation', pairKey ?? conversationId);
