/** A place in which members write: a community, the page of a company, or a conversation, of which nobody outside sees more. */
export interface ContentPlace {
  readonly placeType: 'community' | 'company' | 'chat';
  readonly entityId: string;
  /** Its name in URLs. */
  readonly urlName: string;
  readonly name: string;
  readonly nameInHindi: string | null;
}

/** The place of all messages. */
export const placeOfChat: ContentPlace = { placeType: 'chat', entityId: 'conversationsall', urlName: 'chat', name: 'Messages', nameInHindi: 'संदेश' };
