/** Puts what an installation says of itself in the place of `{brand}` and the like. */
export type Fill = (text: string) => string;

/** Facts by the names of their placeholders. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Fills in facts; a placeholder of another name stays as it is written. Facts are filled into letters that are parsed already, so that none can be markup. */
export const fillFrom =
  (facts: Facts): Fill =>
  (text) =>
    text.replaceAll(placeholder, (written: string, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? written) : written));

/** The names of the placeholders in a text. */
export const placeholdersIn = (text: string): readonly string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
