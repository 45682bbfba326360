import type { CoverFamily } from '../media/covers.ts';
import type { LogoShape } from '../media/logo-shapes.ts';

export interface DemoIndustry {
  readonly urlName: string;
  readonly name: string;
  /** Noun for such an employer, where "company" would sound odd. */
  readonly noun?: string;
  /** Companies of this kind, out of about a hundred. */
  readonly weight: number;
  readonly scale: number;
  readonly since: readonly [from: number, to: number];
  readonly cities: readonly string[];
  /** Endings of company names. */
  readonly words: readonly string[];
  /** Trades with customers, such as "makes towels > for hotels | for shops abroad". */
  readonly trades: readonly string[];
  /** Jobs, as "loom > weavers" where they need a trade with the word before the arrow. */
  readonly people: readonly string[];
  /** Sentences on the work, with the same condition syntax. */
  readonly notes: readonly string[];
  /** URL names of kinds of work often done beside it. */
  readonly beside: readonly string[];
  readonly logos: readonly LogoShape[];
  readonly covers: readonly CoverFamily[];
}
