import { findingsIn, type DraftTexts } from './exposure.ts';
import { hasToGo, namesSomeone, type Finding } from './finding.ts';

/** The words of texts that have to go before these are sent. */
export const wordsToGo = (texts: DraftTexts): readonly Finding[] => findingsIn(texts).filter(hasToGo);

/** Tells texts about a company that name a person. */
export const isSomeoneNamed = (texts: DraftTexts, company: string): boolean => findingsIn(texts, company).some(namesSomeone);
