import { rulesIn, type Needs, type StyleRule } from './style-rules.ts';

interface Printed {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** Critical CSS: common sheets whole, others by matching rules, for painting before any sheet arrives. */
export class PrintedStyles {
  readonly #read: (file: string) => string;
  readonly #texts = new Map<string, string>();
  readonly #sheets = new Map<string, readonly StyleRule[]>();

  constructor(read: (file: string) => string) {
    this.#read = read;
  }

  of(whole: readonly string[], others: readonly string[], body: string): string {
    const printed = printedIn(body);
    return [...whole.map((file) => this.#textOf(file)), ...others.map((file) => kept(this.#rulesOf(file), printed))].join('');
  }

  #textOf(file: string): string {
    const known = this.#texts.get(file) ?? this.#read(file);
    this.#texts.set(file, known);
    return known;
  }

  #rulesOf(file: string): readonly StyleRule[] {
    const known = this.#sheets.get(file) ?? rulesIn(this.#textOf(file));
    this.#sheets.set(file, known);
    return known;
  }
}

function printedIn(body: string): Printed {
  const classes = new Set<string>();
  for (const [, names = ''] of new Set(body.match(/ class="[^"]*"/g)).values().map((text) => ['', text.slice(8, -1)] as const))
    for (const name of names.split(' ')) classes.add(name);
  return { classes, tags: new Set(['html', 'body', ...(body.match(/<[a-z][a-z0-9]*/g) ?? []).map((tag) => tag.slice(1))]) };
}

/** Opens even empty layers, as the first mention fixes their order. */
const kept = (rules: readonly StyleRule[], printed: Printed): string =>
  rules
    .map((rule) => {
      if ('text' in rule) return !rule.anyOf || rule.anyOf.some((needs) => isIn(printed, needs)) ? rule.text : '';
      const within = kept(rule.within, printed);
      return within !== '' || rule.isLayer ? `${rule.opening}{${within}}` : '';
    })
    .join('');

const isIn = (printed: Printed, { classes, tags }: Needs): boolean =>
  classes.every((name) => printed.classes.has(name)) && tags.every((tag) => printed.tags.has(tag));
