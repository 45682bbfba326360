/** Owner, who also lets others in; writer; reader who only reads along. */
export type DeskRole = 'owner' | 'writer' | 'reader';

export const mayWrite = (role: DeskRole): boolean => role !== 'reader';

export const mayLetIn = (role: DeskRole): boolean => role === 'owner';

/** People besides the one owner; enough for a personnel department. */
export const mostDeskPeople = 25;
export const longestDeskName = 60;
