import { findingsIn, type DraftTexts } from './exposure.ts';
import { hasToGo, namesSomeone, type Finding } from './finding.ts';

export const wordsToGo = (texts: DraftTexts): readonly Finding[] => findingsIn(texts).filter(hasToGo);

export const isSomeoneNamed = (texts: DraftTexts, company: string): boolean => findingsIn(texts, company).some(namesSomeone);
