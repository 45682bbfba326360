/** A place in which members write: a community, the page of a company, or a conversation, of which nobody outside sees more. */
export interface ContentPlace {
  readonly placeType: 'community' | 'company' | 'chat';
  readonly entityId: string;
  /** Its name in URLs. */
  readonly urlName: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

/** The id of the place of all messages. */
export const chatPlaceId = 'conversationsall';
