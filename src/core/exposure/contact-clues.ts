import { contactPlaces, type ContactKind } from '../content/contact-pattern.ts';
import { clueIn, type Clue, type ExposureKind } from './finding.ts';

const kindOf: Readonly<Record<ContactKind, ExposureKind>> = { mail: 'mail', phone: 'phone', profile: 'account', id: 'id' };

/** Profile page on a job network, without the full URL. */
const linkedIn = /linked ?in\b[^.\n]{0,20}?\bin\/[\w-]{3,60}/gi;
/** Account name recognisable by its digits. */
const handle =
  /(?<![\w.@/])@(?!lru_|cached_|pytest|before_|after_|app_|post_|pre_|is_|has_|on_|types)(?=\w{0,29}[\d_])(?=(?:[\d_.]{0,20}[a-z]){4})\w(?:[\w.]{2,28})\w(?![\w/(@])/gi;
/** Account name of letters alone, after a call to get in touch. */
const handleCalled =
  /(?<=(?:dm|follow|message|msg|ping|contact|handle|user ?name|insta(?:gram)?|telegram|twitter|snap(?:chat)?|threads)(?:\s(?:me|us|her|him|is|on|at|as|hai|id|par|pe))?[\s:]{1,2})@(?!(?:everyone|channel|here|all)\b)[a-z][a-z.]{2,28}[a-z](?![\w/(@])/gi;

export const contactClues = (text: string): readonly Clue[] => [
  ...contactPlaces(text).map(({ kind, start, end }) => ({ kind: kindOf[kind], start, end })),
  ...[linkedIn, handle, handleCalled].flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => clueIn('account', match)),
];
