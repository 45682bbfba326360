import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { unpacked } from '#server/adapters/packed/named-texts.ts';

const folder = join(import.meta.dirname, 'packed');
const words = globSync('*.json.br', { cwd: folder }).map((file) => basename(file, '.json.br'));

it.each(words)('of %s are each asked for by a module, so that no value is unread', (word) => {
  const sources = globSync(join(import.meta.dirname, word, '*.ts')).map((path) => readFileSync(path, 'utf8'));
  const names = unpacked(readFileSync(join(folder, `${word}.json.br`))).map(([name]) => basename(name, '.json'));
  expect(names.filter((name) => !sources.some((source) => source.includes(`'${name}'`)))).toEqual([]);
});
