import { expect, it } from 'vitest';
import { languageAsked, preferenceIn, wroteJustNow } from './reader.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en-GB;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['ta-IN,ta;q=0.9,hi;q=0.5,en;q=0.4', 'hi'],
  ['fr', 'en'],
  ['hi;q=0', 'en'],
  ['*', 'en'],
  ['hi;q=junk', 'en'],
  ['mr-IN,mr;q=0.9,hi;q=0.8', 'hi'],
])('reads the language a browser asks for: %s', (accepted, language) => expect(languageAsked(accepted, ['en', 'hi'])).toBe(language));

it.each([
  ['order=latest', 'LATEST'],
  ['order=foryou', 'FOR_YOU'],
  ['order=constructor', 'FOR_YOU'],
  [undefined, 'FOR_YOU'],
])('renders feeds in the order that was chosen last: %s', (cookie, order) =>
  expect(preferenceIn(cookie === undefined ? {} : { cookie }, []).feedOrder).toBe(order),
);

it.each([
  ['first=own', true],
  ['first=any', false],
  [undefined, false],
])('renders lists with the own language first where that was chosen: %s', (cookie, isFirst) =>
  expect(preferenceIn(cookie === undefined ? {} : { cookie }, []).ownLanguageFirst).toBe(isFirst),
);

it.each([
  [{ 'save-data': 'on' }, true],
  [{ cookie: 'chosen=personal_false_true_true' }, true],
  [{ cookie: 'chosen=personal', 'save-data': 'off' }, false],
  [{}, false],
])('leaves pictures out for devices that save data: %o', (headers, saves) => expect(preferenceIn(headers, []).savesData).toBe(saves));

it.each([
  [['en', 'hi'], 'en'],
  [['en', 'hi', 'mr'], 'mr'],
] as const)('shows a language that was chosen once only where the installation has it: %o', (languages, language) =>
  expect(preferenceIn({ cookie: 'lang=mr', 'accept-language': 'mr' }, languages).language).toBe(language),
);

it.each([
  ['lang=hi; wrote=yes', true],
  ['lang=hi', false],
  [undefined, false],
])('knows by its cookie a browser that changed something a moment ago: %s', (cookie, wrote) =>
  expect(wroteJustNow(cookie === undefined ? {} : { cookie })).toBe(wrote),
);
