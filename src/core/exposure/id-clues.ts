import { clueIn, type Clue } from './finding.ts';
import { readable } from './readable.ts';

const end = String.raw`(?![\p{L}\p{M}\d])`;
/** Labels of personal work numbers, and of things employers count. */
const holder =
  '(?:emp(?:loyee|loye)?|staff|token|log[- ]?in|ticket|case|badge|payroll|application|candidate|roll|complaint|grievance|uan|e?pf|esic?|agent|id[ -]?card|identity card|associate|worker|karmchari|karamchari|कर्मचारी|एम्प्लॉ?यी|एम्प्लॉई|स्टाफ़?|बैज|रोल|टोकन|आईडी कार्ड)';
const calling = '(?:id|code|no|number|num|नंबर|संख्या|आईडी|कोड)';
const between = String.raw`(?:[\s.:#-]{0,3}(?:is|hai|was|has|it|mera|meri|है|था)${end}){0,3}[\s.:#-]{0,3}`;
const code = String.raw`(?=[A-Z\d/-]{0,24}\d{3})[A-Z]{0,8}[-/]?\d[A-Z\d/-]{2,20}`;
const lettered = String.raw`(?=[A-Z\d/-]{0,24}\d{3})[A-Z]{1,8}[-/]?\d[A-Z\d/-]{2,20}`;

const numbered = new RegExp(String.raw`(?<![\p{L}\p{M}\d])${holder}[\s.-]{0,2}(?:${calling}${end}|#)${between}(${code})(?![\w%])`, 'giu');
const named = new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${holder}|bug|raised)${between}(${lettered})(?![\w%])`, 'giu');
const abbreviated = /(?<!\b(?:per|each|every)\s)\bemp[\s.:#-]{1,3}(\d{5,8})(?![\w%])/gi;
const before = new RegExp(
  String.raw`(?<![\w-])([A-Z]{2,8}-?\d{3,8})(?![\w-])\s(?:is|was|hai|है)\s(?:my|the|mera|meri|his|her|मेरा|मेरी)\s(?:emp(?:loyee)?|staff|badge|roll|id|कर्मचारी|आईडी)${end}`,
  'giu',
);
/** Indian number plate, except of buses. */
const plate =
  /(?<!\w)(?<!\b(?:[Bb]us|BUS|[Rr]oute|[Tt]ruck|[Ll]orry|[Tt]empo|[Cc]ab)\s(?:no\.?\s|number\s)?)(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[KP]|WB)[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}(?!\w)/g;
/** Excludes years and round numbers. */
const plain = /^(?:(?:19|20)\d\d|\d{1,3}0{2,})$/;
/** Excludes standards, laws, sums and court cases with numbers. */
const norm = /\/(?:19|20)\d\d$|^(?:ISO|IEC|SA|OHSAS|IS|EN|RFC|GST|SEC|RS|INR|USD|FY|CY|ERC|CTC)[-/]?\d/i;

/** Numbers that employer systems resolve to one person. */
export function idClues(written: string): readonly Clue[] {
  const text = readable(written);
  return [
    ...[numbered, named, abbreviated, before]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(({ 1: number = '' }) => !plain.test(number) && !norm.test(number))
      .map((match) => clueIn('id', match)),
    ...[...text.matchAll(plate)].map((match) => clueIn('id', match)),
  ];
}
