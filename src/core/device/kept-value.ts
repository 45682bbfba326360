// Parts of a value that a device has kept. It may have been tampered with, so that each is read as far as it is what it ought to be.

/** The fields of a kept value; none where it has none. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text that may be missing. */
export const maybeTextIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The texts of a kept list, without what is none. */
export const textListIn = (value: unknown): readonly string[] => listIn(value).filter((each): each is string => typeof each === 'string');

/** One of a few that are known; nothing where it is another. */
export const oneIn = <One>(all: readonly One[], value: unknown): One | undefined => all.find((each) => each === value);
