export interface ContentPlace {
  readonly placeType: 'community' | 'company' | 'chat';
  readonly entityId: string;
  readonly urlName: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

export const chatPlaceId = 'conversationsall';
