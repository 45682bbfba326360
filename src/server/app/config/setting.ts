/** A setting of an installation, given by its operator, by the environment or by a flag. */
export interface Setting<Value> {
  readonly name: string;
  readonly flag: string;
  readonly about: string;
  readonly fallback: Value;
  /** The values it takes, for the sentence that refuses all others. */
  readonly takes: string;
  /** Whether a text that only means a value, as in an example, is refused: the value comes from elsewhere, and nothing else tells a wrong one. */
  readonly refusesPlaceholders?: boolean;
  /** Whether its text may hold a password or a key, so that no sentence repeats it. */
  readonly isSecret?: boolean;
  /** The value that a text means, or nothing when it means none. */
  readonly read: (text: string) => Value | undefined;
}

type Facts<Value> = Omit<Setting<Value>, 'flag'> & { readonly flag?: string };

export const setting = <Value>({ flag, ...facts }: Facts<Value>): Setting<Value> => ({ ...facts, flag: flag ?? facts.name.toLowerCase().replaceAll('_', '-') });

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

export const oneWordOf =
  <Option extends string>(...options: readonly Option[]) =>
  (text: string): Option | undefined =>
    options.find((option) => option === text);

export const yesOrNo = (text: string): boolean | undefined => (text === 'yes' ? true : text === 'no' ? false : undefined);

export const anyText = (text: string): string | undefined => text || undefined;

/** A URL of one of the schemes; what it holds beyond that is left as it is. */
export const urlWith =
  (...schemes: readonly string[]) =>
  (text: string): string | undefined =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined;
