/** The name under which a device stores the number of the last grievance: with its owner in it, so that no other member reads or takes it along; a guest has none. */
export const ownGrievanceName = (owner: string | undefined): string => (owner === undefined ? 'grievance' : `grievance/${owner}`);
