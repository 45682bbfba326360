import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { BrowserLoginMarkers } from '#web/adapters/login/browser-login-markers.ts';
import { keptBeside, keptTexts } from './kept-texts.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Calls that store a value on the device, in user or browser storage. */
const keeps = /(\bstorage\.keep|(local|session)Storage\.setItem|\[this\.#area\]\.setItem)\(/;

/** Storage keys that lead to some words. */
function keysTo(words: string): readonly string[] {
  const within = (value: unknown, keys: readonly string[]): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => within(each, [...keys, key]))
      : value === words
        ? [keys.join(' ')]
        : [];
  return Object.entries(localStorage).flatMap(([key, text]) => within(JSON.parse(String(text)), [key]));
}

describe.each(Object.entries(keptTexts))('%s of two members of one browser, one after the other (R-060, S-124)', (_, text) => {
  it('is found again by each who typed it, and by nobody else', async () => {
    await text.keep('ann', 'Words of Ann');
    expect(await text.read('bob')).not.toBe('Words of Ann');
    await text.keep('bob', 'Words of Bob');
    expect([await text.read('ann'), await text.read('bob')]).toEqual(['Words of Ann', 'Words of Bob']);
  });

  it('goes with a sign-out of its owner alone', async () => {
    await text.keep('ann', 'Words of Ann');
    await text.keep('bob', 'Words of Bob');
    await new BrowserLoginMarkers().forget('bob');
    expect([await text.read('ann'), keysTo('Words of Bob')]).toEqual(['Words of Ann', []]);
    await new BrowserLoginMarkers().forget('ann');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

it.each(Object.keys(keptTexts))('%s has its owner in its key (R-060)', async (name) => {
  await keptTexts[name]?.keep('ann', 'Words of Ann');
  const keys = keysTo('Words of Ann');
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/\/ann( |$)/);
});

it.each([
  ['a new post', 'post', { owner: 'ann', writing: { submissionKey: 'submission-key-of-ann', inputText: 'Words of Ann' } }],
  ['the change of a post', 'edits', { p1: { owner: 'ann', inputText: 'Words of Ann', version: 1 } }],
  ['a comment', 'notes', { 'post.p1': { owner: 'ann', text: 'Words of Ann', submissionKey: 'key', profileType: 'ANONYMOUS' } }],
  ['an edit that was sent', 'sent-edits', { c1: { owner: 'ann', tries: [{ content: 'Words of Ann' }] } }],
  ['a form', 'draft.profile', { owner: 'ann', keptAt: Date.now(), fields: { text: 'Words of Ann' } }],
  ['the half-done onboarding', 'joining', { userId: 'ann', draft: { userName: 'Words of Ann' } }],
])('%s that an older release has kept is its owner’s, until they type on (R-060)', async (name, key, kept) => {
  const text = keptTexts[name];
  localStorage.setItem(`daftar.own.${key}`, JSON.stringify(kept));
  expect(await text?.read('bob')).not.toBe('Words of Ann');
  expect(await text?.read('ann')).toBe('Words of Ann');
  await text?.keep('ann', 'Words of Ann');
  expect(keysTo('Words of Ann').filter((each) => !/\/ann( |$)/.test(each))).toEqual([]);
});

it('every file that keeps something on a device is listed as stored (R-060)', async () => {
  const found: string[] = [];
  for await (const file of glob('src/{web,core}/**/*.{ts,tsx}')) if (!file.includes('.test.') && keeps.test(readFileSync(file, 'utf8'))) found.push(file);
  const listed = [...Object.values(keptTexts).map((text) => text.in), ...Object.keys(keptBeside)];
  expect(found.toSorted()).toEqual([...new Set(listed)].toSorted());
});
