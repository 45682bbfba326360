// Parts of a value that a device has kept. It may have been tampered with, so that each is read as far as it is what it ought to be.

export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const maybeTextIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

export const textListIn = (value: unknown): readonly string[] => listIn(value).filter((each): each is string => typeof each === 'string');

export const oneIn = <One>(all: readonly One[], value: unknown): One | undefined => all.find((each) => each === value);
