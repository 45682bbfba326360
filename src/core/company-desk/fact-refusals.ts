import type { WrittenFact } from '../companies/written-fact.ts';
import { isProse, tidiedLines } from './fact-rules.ts';
import { refusalsOf } from './reply-refusal.ts';
import type { ReplyRefusal } from './reply-sentences.ts';

/** Words of a company's prose, as it is shown, that a reply may not say either. */
export const factRefusals = (fact: WrittenFact, lines: readonly string[], company: string): readonly ReplyRefusal[] =>
  isProse(fact) ? tidiedLines(fact, lines).flatMap((line) => refusalsOf(line, company)) : [];
