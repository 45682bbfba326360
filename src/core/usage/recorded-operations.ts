/** The operations by which this product tells its server what happened without anyone asking for it. Each request of theirs is listed under "What we recorded". */
export const recordedOperations = ['addUsageCounts', 'curateEvent', 'logError', 'noteImpressions', 'noteBrowsing', 'recordPostViews'] as const;
export type RecordedOperation = (typeof recordedOperations)[number];

export const recordedNamed = (operation: unknown): RecordedOperation | undefined => recordedOperations.find((known) => known === operation);
