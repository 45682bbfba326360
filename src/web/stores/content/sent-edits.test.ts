import { expect, it } from 'vitest';
import { Failure, type FailureKind } from '#core/failure.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { SentEdits } from './sent-edits.ts';

const edit = { owner: 'me', id: 'p1', texts: { content: 'First' } };
const later = { ...edit, texts: { content: 'Later' } };
const failing = (kind: FailureKind) => () => Promise.reject(new Failure(kind));

it('the words of an edit survive a reload until answered, for their writer alone', async () => {
  const storage = new FakeUserStorage();
  const sent = new SentEdits(storage);
  await expect(sent.send(edit, failing('offline'))).rejects.toMatchObject({ kind: 'offline' });
  await expect(sent.send(later, failing('invalid'))).rejects.toMatchObject({ kind: 'invalid' });
  const again = new SentEdits(new FakeUserStorage(storage));
  expect([again.tries(edit), again.tries({ ...edit, owner: 'another' }), again.tries({ ...edit, id: 'p2' })]).toEqual([[edit.texts], [], []]);
  await expect(again.send(later, failing('broken'))).rejects.toMatchObject({ kind: 'broken' });
  expect(again.tries(edit)).toEqual([edit.texts, later.texts]);
  expect(await again.send(later, async () => 'saved')).toBe('saved');
  expect([again.tries(edit), storage.kept.size]).toEqual([[], 0]);
});
