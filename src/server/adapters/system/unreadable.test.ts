import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unreadableBecause } from './unreadable.ts';

const failing = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

it.each([
  [() => readFileSync('/nowhere/at/all'), 'it is not there'],
  [() => readFileSync('/'), 'it is a folder'],
  [() => readdirSync('/etc/passwd'), 'it is not a folder'],
  [() => new Error('A reason of its own.'), 'A reason of its own'],
])('says in words why a file or folder is not read: %s', (read, reason) => expect(unreadableBecause(failing(read))).toBe(reason));
