/** Includes the owner, so that no other member reads it. Guests have none. */
export const ownGrievanceName = (owner: string | undefined): string => (owner === undefined ? 'grievance' : `grievance/${owner}`);
