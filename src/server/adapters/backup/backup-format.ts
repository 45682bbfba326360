import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';

/**
 * The format of a backup, in version 1. A file begins with a line of text: `daftar-backup 1 plain`, or `daftar-backup 1 sealed <salt> <check>` where a
 * passphrase seals what follows (`sealed-bytes.ts`). Then come frames, packed by zstd, and behind those of a plain one a line with their SHA-256 as they were
 * packed: `end of daftar-backup <hash>`. A frame is a letter, the length of what it holds in four bytes, and that:
 *
 * - `h` the head, as JSON, once and first
 * - `t` a table with its columns, as JSON; then `d`, rows in the text format of COPY, as often as needed; then `e`, how many they were and their SHA-256, as JSON
 * - `z` the end, as JSON, once and last
 */
export const formatVersion = 1;

export type FrameLetter = 'h' | 't' | 'd' | 'e' | 'z';

/** One step of the schema that had run. */
export interface TakenStep {
  readonly name: string;
  readonly checksum: string;
}

/** The head of a backup: which version of the product made it, when, and how far the schema was. */
export interface BackupHead {
  readonly format: number;
  readonly product: string;
  readonly madeAt: string;
  readonly postgres: string;
  readonly steps: readonly TakenStep[];
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface TableEnd {
  readonly rows: number;
  readonly sha256: string;
}

/** A sequence, and the last number that it gave. */
export interface SequenceValue {
  readonly name: string;
  readonly value: string;
}

/** The end of a backup: what it holds in all. Two databases with the same rows have the same contents, whenever they were backed up and however sealed. */
export interface BackupEnd {
  readonly tables: number;
  readonly rows: number;
  readonly sequences: readonly SequenceValue[];
  readonly contents: string;
}

export const damaged = (reason: string, cause?: unknown): Failure =>
  new Failure('broken', `The backup is damaged: ${reason}. Nothing was restored.`, { cause });

/** The count of what a backup holds, and the one hash over all of it. */
export class Contents {
  readonly #hash = createHash('sha256');
  #tables = 0;
  #rows = 0;

  add({ name, columns }: TableShape, { rows, sha256 }: TableEnd): void {
    this.#hash.update(`${JSON.stringify([name, columns, rows, sha256])}\n`);
    this.#tables++;
    this.#rows += rows;
  }

  end(sequences: readonly SequenceValue[]): BackupEnd {
    return { tables: this.#tables, rows: this.#rows, sequences, contents: this.#hash.copy().digest('hex') };
  }
}
