import type { CoverFamily } from '../media/covers.ts';
import type { LogoShape } from '../media/logo-shapes.ts';

/** One kind of work, and the words with which posts speak about it. */
export interface DemoIndustry {
  readonly urlName: string;
  readonly name: string;
  /** The usual word for such an employer, where "company" would sound odd. */
  readonly noun?: string;
  /** The weight of the industry: companies of this kind in a hundred or so. */
  readonly weight: number;
  /** The scale of such a company: its employees compared with others. */
  readonly scale: number;
  /** The years in which such companies are founded. */
  readonly since: readonly [from: number, to: number];
  /** Cities known for this work. */
  readonly cities: readonly string[];
  /** The endings of companies' names, behind the fanciful part. */
  readonly words: readonly string[];
  /** The trades of such a company, and its customers: "makes towels > for hotels | for shops abroad". */
  readonly trades: readonly string[];
  /** The jobs there. "loom > weavers" is said only of a company whose trade holds the word before the arrow. */
  readonly people: readonly string[];
  /** A sentence of its own about how the work goes, held back in the same way. */
  readonly notes: readonly string[];
  /** Url names of the kinds of work that are often done beside it. */
  readonly beside: readonly string[];
  readonly logos: readonly LogoShape[];
  readonly covers: readonly CoverFamily[];
}
