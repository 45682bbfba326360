import { damaged, type BackupEnd, type BackupHead, type TableEnd, type TableShape } from './backup-format.ts';

// A backup may have been written by anyone, so each part is looked at before it is believed.

const unreadable = (): never => {
  throw damaged('one of its parts cannot be read');
};

const neededFields = (said: unknown): Readonly<Record<string, unknown>> => (typeof said === 'object' && said !== null ? { ...said } : unreadable());
const textOf = (said: unknown): string => (typeof said === 'string' ? said : unreadable());
const countOf = (said: unknown): number => (Number.isSafeInteger(said) ? Number(said) : unreadable());
const listOf = <Each>(said: unknown, read: (each: unknown) => Each): readonly Each[] => (Array.isArray(said) ? said.map(read) : unreadable());

export function headIn(said: unknown): BackupHead {
  const { format, product, madeAt, postgres, steps } = neededFields(said);
  const stepIn = (step: unknown) => {
    const { name, checksum } = neededFields(step);
    return { name: textOf(name), checksum: textOf(checksum) };
  };
  return { format: countOf(format), product: textOf(product), madeAt: textOf(madeAt), postgres: textOf(postgres), steps: listOf(steps, stepIn) };
}

export function shapeIn(said: unknown): TableShape {
  const { name, columns } = neededFields(said);
  return { name: textOf(name), columns: listOf(columns, textOf) };
}

export function tableEndIn(said: unknown): TableEnd {
  const { rows, sha256 } = neededFields(said);
  return { rows: countOf(rows), sha256: textOf(sha256) };
}

export function endIn(said: unknown): BackupEnd {
  const { tables, rows, sequences, contents } = neededFields(said);
  const sequenceIn = (sequence: unknown) => {
    const { name, value } = neededFields(sequence);
    return { name: textOf(name), value: textOf(value) };
  };
  return { tables: countOf(tables), rows: countOf(rows), sequences: listOf(sequences, sequenceIn), contents: textOf(contents) };
}
