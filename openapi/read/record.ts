/** Tells whether a value is an object with fields, as JSON has them: neither a list nor nothing. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
