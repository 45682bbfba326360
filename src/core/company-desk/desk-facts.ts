import type { FactWording, WrittenFact } from '../companies/written-fact.ts';

/** Most changes of one fact by its company, and most wordings in one list. */
export const mostFactChanges = 50;
export const mostFactWordings = 100;
/** Longest line: a title and a text of a profile. */
export const longestFactLine = 2_200;
export const mostFactLines = 200;

export interface DeskFact extends FactWording {
  readonly fact: WrittenFact;
  /** Count of noted wordings, named by each change against conflicts. */
  readonly version: number;
}

export interface FactChange {
  readonly version: number;
  readonly lines: readonly string[];
}

/** Every noted wording of one fact, the latest first. */
export interface FactHistory {
  readonly fact: WrittenFact;
  readonly wordings: readonly FactWording[];
}

/** Facts that a company's desk puts right. */
export abstract class DeskFacts {
  abstract list(urlName: string): Promise<readonly DeskFact[]>;
  /** Answers all facts. Refuses broken rules (RULE_BROKEN), unfit words (REPLY_REFUSED) and other versions (CHANGED_MEANWHILE). */
  abstract change(urlName: string, fact: WrittenFact, change: FactChange): Promise<readonly DeskFact[]>;
  /** Facts with more than what the page says now, for everyone. */
  abstract history(urlName: string): Promise<readonly FactHistory[]>;
}
