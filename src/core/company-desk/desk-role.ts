/** Owner, who also lets others in; writer; reader of figures alone. */
export const deskRoles = ['owner', 'writer', 'reader'] as const;
export type DeskRole = (typeof deskRoles)[number];

export const mayWrite = (role: DeskRole): boolean => role !== 'reader';

export const mayLetIn = (role: DeskRole): boolean => role === 'owner';

/** People besides the one owner; enough for a personnel department. */
export const mostDeskPeople = 25;
export const longestDeskName = 60;
