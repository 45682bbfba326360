import { afterEach, describe, expect, it } from 'vitest';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { BrowserClock } from '#web/adapters/device/browser-clock.ts';
import { BrowserLoginMarkers } from '#web/adapters/login/browser-login-markers.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';

const draftsHere = () => new Drafts(new BrowserUserStorage(), new BrowserClock());
const aWeekMs = 7 * 86_400_000;

afterEach(() => localStorage.clear());

/** The storage format, as it was written at first. */
function age(ms: number): void {
  for (const key of Object.keys(localStorage)) {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { keptAt: number };
    localStorage.setItem(key, JSON.stringify({ ...kept, keptAt: kept.keptAt - ms }));
  }
}

describe('what was typed and not sent, in a browser', () => {
  it('is found by its owner alone', () => {
    draftsHere().keep('one', 'note', { text: 'half', isSure: true });
    expect(draftsHere().read('one', 'note')).toEqual({ text: 'half', isSure: true });
    expect(draftsHere().read('another', 'note')).toBeUndefined();
    expect(draftsHere().read('one', 'other note')).toBeUndefined();
  });

  it('is dropped by its owner alone', () => {
    const drafts = draftsHere();
    drafts.keep('one', 'note', { text: 'half' });
    drafts.drop('another', 'note');
    expect(drafts.read('one', 'note')).toBeDefined();
    drafts.drop('one', 'note');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is good for a week', () => {
    const drafts = draftsHere();
    drafts.keep('one', 'note', { text: 'half' });
    age(aWeekMs - 60_000);
    expect(drafts.read('one', 'note')).toBeDefined();
    age(120_000);
    expect(drafts.read('one', 'note')).toBeUndefined();
  });

  it.each(['', 'null', '[]', '{"owner":"one"}', '{"owner":"one","keptAt":"x","fields":{}}', 'no JSON'])(
    'is nothing when it was tampered with into %j',
    (text) => {
      localStorage.setItem('daftar.own.draft.note', text);
      expect(draftsHere().read('one', 'note')).toBeUndefined();
    },
  );

  it('goes with a sign-out, and nothing else does (S-124)', async () => {
    draftsHere().keep('one', 'note', { text: 'half' });
    localStorage.setItem('daftar.nudges', '{}');
    await new BrowserLoginMarkers().forget('one');
    expect(Object.keys(localStorage)).toEqual(['daftar.nudges']);
  });
});
