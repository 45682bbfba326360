import { describe, expect, it } from 'vitest';
import { keptFrom } from '#core/composer/kept-writing.ts';
import { blank, type Writing } from '#core/composer/writing.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { newPostsIn } from '../content/new-posts.ts';
import { KeptWritings } from './kept-writings.ts';

const aNewOne: Writing = { ...blank('submission-key-0001'), title: 'Notice', inputText: 'Ninety days?' };
const aChange: Writing = { ...aNewOne, postId: 'p1', version: 1 };

/** Text left on the device after a draft was sent from one tab. */
function left(sent: Writing, kept: Writing, owner = 'm1'): string | undefined {
  const drafts = new KeptWritings(new FakeUserStorage(), new FakeClock());
  drafts.keep(owner, kept);
  drafts.settle('m1', sent);
  return kept.postId === null ? drafts.newPost(owner)?.inputText : drafts.edit(owner, kept.postId, blank(''))?.inputText;
}

describe('drafts of new posts on one device (R-060)', () => {
  it('include all from the earlier release, which stay there if the device is full', () => {
    const storage = new FakeUserStorage();
    const kept = (submissionKey: string, inputText: string) => ({ owner: 'm1', writing: keptFrom({ ...aNewOne, submissionKey, inputText }), keptAt: 9 });
    storage.keep('others-posts', [kept('submission-key-0002', 'Before'), kept('submission-key-0003', 'At first')]);
    storage.keep('post', kept('submission-key-0001', 'At last'));
    storage.isFull = true;
    let page = storage;
    const clock = new FakeClock();
    const words = () => new KeptWritings(page, clock);
    expect(words().newPost('m1')?.inputText).toBe('At last');
    words().keep('m1', { ...aNewOne, inputText: 'Typed on' });
    expect([words().newPost('m1')?.inputText, storage.kept.size]).toEqual(['Typed on', 2]);
    clock.advance(1);
    words().keep('m1', { ...aNewOne, submissionKey: 'submission-key-0004', inputText: 'Begun since' });
    expect(words().newPost('m1')?.inputText).toBe('Begun since');
    storage.isFull = false;
    page = new FakeUserStorage(storage);
    for (const each of ['At last', 'Before', 'At first']) {
      expect(words().newPost('m1')?.inputText).toBe(each);
      words().drop('m1', words().newPost('m1') ?? aNewOne);
    }
    expect(storage.kept.size).toBe(0);
  });
});

describe('what a guest wrote (R-060)', () => {
  it('passes by its key alone to the member who logged in to post it', () => {
    const drafts = new KeptWritings(new FakeUserStorage(), new FakeClock());
    drafts.keep('m1', { ...aNewOne, submissionKey: 'submission-key-0002', inputText: 'Before' });
    drafts.keep('', aNewOne);
    drafts.handOver('submission-key-0003', 'm1');
    expect([drafts.newPost('m1')?.inputText, drafts.newPost('')?.inputText]).toEqual(['Before', 'Ninety days?']);
    drafts.handOver(aNewOne.submissionKey, 'm1');
    expect([drafts.newPost('m1')?.inputText, drafts.newPost('')]).toEqual(['Ninety days?', undefined]);
    drafts.handOver('submission-key-0002', 'm2');
    expect(drafts.newPost('m2')).toBeUndefined();
  });

  it('is there for a week', () => {
    const clock = new FakeClock();
    const drafts = new KeptWritings(new FakeUserStorage(), clock);
    drafts.keep('', aNewOne);
    clock.advance(604_799_999);
    expect(drafts.newPost('')?.inputText).toBe('Ninety days?');
    clock.advance(1);
    expect(drafts.newPost('')).toBeUndefined();
  });
});

describe('two drafts of one member, begun in two tabs (R-060)', () => {
  const other: Writing = { ...aNewOne, submissionKey: 'submission-key-0002', inputText: 'Sixty?' };

  it('are both kept, the one changed last first, and the other once that is gone', () => {
    const drafts = new KeptWritings(new FakeUserStorage(), new FakeClock());
    drafts.keep('m1', aNewOne);
    expect(drafts.hasOther('m1', aNewOne)).toBe(false);
    drafts.keep('m1', other);
    expect([drafts.newPost('m1')?.inputText, drafts.hasOther('m1', other), drafts.hasOther('m2', other)]).toEqual(['Sixty?', true, false]);
    const bringBack = drafts.discard('m1', other);
    expect(drafts.newPost('m1')?.inputText).toBe('Ninety days?');
    expect([bringBack('m2'), bringBack('m1'), drafts.newPost('m1')?.inputText]).toEqual([false, true, 'Sixty?']);
    drafts.settle('m1', other);
    expect([drafts.newPost('m1')?.inputText, drafts.hasOther('m1', aNewOne)]).toEqual(['Ninety days?', false]);
  });

  it('are one after a change of idempotency key, and a blank one hides none', () => {
    const drafts = new KeptWritings(new FakeUserStorage(), new FakeClock());
    drafts.keep('m1', aNewOne);
    drafts.keep('m1', other, aNewOne.submissionKey);
    drafts.keep('m1', blank('submission-key-0003'));
    expect([drafts.newPost('m1')?.inputText, drafts.hasOther('m1', other)]).toEqual(['Sixty?', false]);
  });

  it('leave those of others, however many they are', () => {
    const storage = new FakeUserStorage();
    const drafts = new KeptWritings(storage, new FakeClock());
    drafts.keep('m2', other);
    for (let at = 0; at < 25; at++) drafts.keep('m1', { ...aNewOne, submissionKey: `submission-key-${1000 + at}` });
    expect([drafts.newPost('m2')?.inputText, Object.keys(newPostsIn(storage).of('m1')).length]).toEqual(['Sixty?', 20]);
  });
});

describe('a draft on the device that was taken (R-060)', () => {
  it.each([
    ['of a new post', aNewOne],
    ['of a change', aChange],
  ])('%s goes, unless another tab has typed on', (_what, sent) => {
    expect(left(sent, sent)).toBeUndefined();
    expect(left(sent, { ...sent, inputText: 'Ninety days? And my letter?' })).toBe('Ninety days? And my letter?');
  });

  it('leaves what was begun since, and what another member keeps', () => {
    expect(left(aNewOne, { ...aNewOne, submissionKey: 'submission-key-0002' })).toBe('Ninety days?');
    expect(left(aNewOne, aNewOne, 'm2')).toBe('Ninety days?');
  });
});
