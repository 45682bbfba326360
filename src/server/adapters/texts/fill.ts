export type Fill = (text: string) => string;

export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Leaves unknown placeholders; fills parsed text only, so facts cannot become markup. */
export const fillFrom =
  (facts: Facts): Fill =>
  (text) =>
    text.replaceAll(placeholder, (written: string, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? written) : written));

export const placeholdersIn = (text: string): readonly string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
