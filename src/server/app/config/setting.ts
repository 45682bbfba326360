export interface Setting<Value> {
  readonly name: string;
  readonly flag: string;
  readonly about: string;
  readonly fallback: Value;
  readonly takes: string;
  /** Refuses example values where the real one comes from elsewhere and nothing else would reveal the mistake. */
  readonly refusesPlaceholders?: boolean;
  /** Keeps passwords and keys out of messages. */
  readonly isSecret?: boolean;
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

export const urlWith =
  (...schemes: readonly string[]) =>
  (text: string): string | undefined =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined;
