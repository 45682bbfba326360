/** A place in which members write: a community, or the page of a company. */
export interface ContentPlace {
  readonly placeType: 'community' | 'company';
  readonly entityId: string;
  /** Its name in URLs. */
  readonly urlName: string;
  readonly name: string;
  readonly nameInHindi: string | null;
}
