import type { ImportProblem } from './company-import.ts';

export const placeKinds = ['industry', 'city'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Answer to a name of no list: the listed one it means, or itself to be added. */
export interface PlaceAnswer {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly becomes: string;
}

export interface CompanyFile {
  /** Text of a CSV file. */
  readonly text: string;
  readonly answers: readonly PlaceAnswer[];
}

/** Name of no list, with the nearest listed one and how many lines have it. */
export interface PlaceQuestion {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly nearest: string | null;
  readonly lines: number;
}

/** Outcome of a line; `asked` waits for an answer. */
export const fileFates = ['added', 'changed', 'unchanged', 'asked', 'refused'] as const;
export type FileFate = (typeof fileFates)[number];

export interface FileLine {
  readonly line: number;
  readonly name: string;
  readonly is: FileFate;
  readonly fields: readonly string[];
  readonly problems: readonly ImportProblem[];
}

/** Reasons why a whole file is not read. */
export const fileTroubles = ['unknown-columns', 'no-name-column', 'too-many'] as const;
export type FileTrouble = (typeof fileTroubles)[number];

export interface FileReport {
  readonly trouble: FileTrouble | null;
  /** Columns that do not exist. */
  readonly columns: readonly string[];
  readonly counts: Readonly<Record<FileFate, number>>;
  /** First lines that say more than “unchanged”. */
  readonly lines: readonly FileLine[];
  readonly questions: readonly PlaceQuestion[];
}

export const mostFileCompanies = 500;
export const mostFileLines = 200;
export const mostFileColumns = 50;
export const mostFileAnswers = 300;
/** Bound of names in a file, beyond which they are cut in a report. */
export const longestFileName = 1_000;
export const mostFileNames = 10_000;

/** Companies of a file, for administrators only. */
export abstract class CompanyFiles {
  /** Tells what would become of each line, and saves nothing. */
  abstract check(file: CompanyFile): Promise<FileReport>;
  /** Takes the lines without mistakes and open questions. Done twice, it changes nothing. */
  abstract take(file: CompanyFile): Promise<FileReport>;
}
