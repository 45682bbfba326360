import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';

/** Header line, then zstd frames `h`, `t`, `d`, `e` and `z`, sealed or followed by a SHA-256 line. */
export const formatVersion = 1;

export type FrameLetter = 'h' | 't' | 'd' | 'e' | 'z';

export interface TakenStep {
  readonly name: string;
  readonly checksum: string;
}

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

export interface SequenceValue {
  readonly name: string;
  readonly value: string;
}

/** Totals of a backup, equal for equal rows regardless of time or seal. */
export interface BackupEnd {
  readonly tables: number;
  readonly rows: number;
  readonly sequences: readonly SequenceValue[];
  readonly contents: string;
}

export const damaged = (reason: string, cause?: unknown): Failure =>
  new Failure('broken', `The backup is damaged: ${reason}. Nothing was restored.`, { cause });

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
