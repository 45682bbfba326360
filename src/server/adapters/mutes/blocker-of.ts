import type { Secrets } from '../secrets/secrets.ts';

/** Pseudonym under which a persona keeps its blocks. */
export const blockerOf = (secrets: Pick<Secrets, 'reference'>, personaRef: string): string => secrets.reference('block', personaRef);

/** Pseudonym of the one thing in which what someone works as was blocked, so that no row of a block leads to a mute; empty where all of an author is blocked. */
export const blockPlaceOf = (secrets: Pick<Secrets, 'reference'>, thing: string): string => (thing === '' ? '' : secrets.reference('block place', thing));

/** Pseudonym of a conversation as a thing that is muted or blocked: no row of it leads to the conversation. That of two outlives their leaving it. */
export const mutedConversation = (
  secrets: Pick<Secrets, 'reference'>,
  { conversationId, pairKey }: { readonly conversationId: string; readonly pairKey: string | null },
): string => secrets.reference('muted conversation', pairKey ?? conversationId);
