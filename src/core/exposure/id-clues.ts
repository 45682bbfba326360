import { clueIn, type Clue } from './finding.ts';

const holder =
  '(?:emp(?:loyee|loye)?|staff|token|log[- ]?in|ticket|case|badge|payroll|application|candidate|roll no|complaint|grievance|uan|pf|esic?|agent|vehicle)';
const called = String.raw`(?:[\s.:#-]{0,3}(?:id|code|no|number|num|card|is|hai|नंबर)\b){0,3}[\s.:#-]{0,3}`;

/** A number of someone or something at work: an employee's, a ticket's, an account's. */
const numbered = new RegExp(String.raw`\b${holder}(?:id)?\b${called}((?=[A-Z\d/-]*\d{3})[A-Z]{0,6}[-/]?\d[A-Z\d/-]{2,20})(?![\w%])`, 'gi');
/** Letters and a number as systems of tickets write them. */
const ticket =
  /(?<![\w-])(?!(?:ISO|IEC|SA|OHSAS|IS|EN|AS|RFC|HTTP|COVID|SHA|UTF|RS|BS|MIL|IPC|CMMI|SOX|IND|H1B|WCAG)-)[A-Z]{2,8}-(?!(?:19|20)\d\d(?!\d))\d{3,8}(?![\w-])/g;
/** The number plate of an Indian vehicle. */
const plate =
  /(?<!\w)(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[KP]|WB)[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}(?!\w)/g;
/** A year, or a round number of something, is none of these. */
const plain = /^(?:(?:19|20)\d\d|\d{1,3}0{2,})$/;

/** Numbers that lead to one person for anyone who sees the systems of the employer. */
export const idClues = (text: string): readonly Clue[] => [
  ...[...text.matchAll(numbered)].filter(({ 1: number = '' }) => !plain.test(number)).map((match) => clueIn('id', match)),
  ...[ticket, plate].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => clueIn('id', match))),
];
