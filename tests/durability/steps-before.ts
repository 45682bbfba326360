import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const stepsFolder = join(import.meta.dirname, '../../src/server/adapters/migrations');

/** A folder with the steps of the schema before one of them. */
export function stepsBefore(step: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(stepsFolder)) if (name < step) cpSync(join(stepsFolder, name), join(folder, name));
  return folder;
}
