import { describe, expect, it } from 'vitest';
import { migrationsIn, stepsTaken } from './migrate.ts';

const known = migrationsIn();
const step = (name: string) => ({ name, checksum: 'of then' });

describe('a history of steps that this version has as one', () => {
  it('is refused where it stopped before the last step, in a backup’s own way', () => {
    const stopped = [step('0001-companies'), step('0180-names-by-key-alone')];
    expect(() => stepsTaken(stopped, known)).toThrow(/left before 0288-company-quarter .* Back it up and start that version on it first, then this one\.$/);
    expect(() => stepsTaken(stopped, known, 'backup')).toThrow(/^The backup cannot .* Restore it with that version, start that once, and back it up again\.$/);
  });

  it('begins with the schema for whom they were never there', () => {
    expect(stepsTaken([], known)).toEqual([]);
    expect(stepsTaken(known.slice(0, 1), known)).toEqual(known.slice(0, 1));
  });

  it('is a later version’s where an unknown step comes after all of this one', () => {
    expect(() => stepsTaken([...known, step('9999-later')], known)).toThrow('only a newer version of this server knows');
  });
});
