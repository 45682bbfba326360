import { expect, it } from 'vitest';
import { inLanguage } from './language-texts.ts';

it.each([
  ['hi', { en: 'Office', hi: 'दफ़्तर' }, 'दफ़्तर'],
  ['hi', { en: 'Office' }, 'Office'],
  ['en', { en: 'Office', hi: 'दफ़्तर' }, 'Office'],
] as const)('in %s, of %j, is %s', (language, texts, said) => expect(inLanguage<string>(texts, language)).toBe(said));
