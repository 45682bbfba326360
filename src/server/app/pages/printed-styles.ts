import { rulesIn, type Needs, type StyleRule } from './style-rules.ts';

/** What is in a body: the classes and the kinds of its elements. */
interface Printed {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/**
 * The styles of what is printed (critical CSS), so that it is painted before any style sheet has come. The sheets that every page has are there whole, and are
 * not fetched beside: coming later, they would lie over what is here of the others, until those come too. Of these it is the rules that match something.
 */
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

/** A layer is opened also where nothing of it is kept, for the layers count in the order in which they are first named. */
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
