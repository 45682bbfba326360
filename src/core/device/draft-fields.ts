export type DraftFields = Readonly<Record<string, string | boolean>>;
