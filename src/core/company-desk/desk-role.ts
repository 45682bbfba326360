/** Owner, who also lets others in; writer; reader who only reads along. */
export type DeskRole = 'owner' | 'writer' | 'reader';

export const mayWrite = (role: DeskRole): boolean => role !== 'reader';

export const mayLetIn = (role: DeskRole): boolean => role === 'owner';

/** People besides the one owner; enough for a personnel department. */
export const mostDeskPeople = 25;
export const longestDeskName = 60;
/** Most claims of a company that wait without proof, and of one domain, so that strangers leave room. */
export const mostUnproved = { ofCompany: 10, ofDomain: 2 } as const;

export const hasRoomForClaim = (waiting: readonly string[], domain: string): boolean =>
  waiting.length < mostUnproved.ofCompany && waiting.filter((other) => other === domain).length < mostUnproved.ofDomain;
