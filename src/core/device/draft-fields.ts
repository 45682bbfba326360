/** The fields of a form, as they are filled in. */
export type DraftFields = Readonly<Record<string, string | boolean>>;
