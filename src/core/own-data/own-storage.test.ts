import { expect, it } from 'vitest';
import { keptFor } from './own-storage.ts';

const kept: Readonly<Record<string, unknown>> = {
  'draft.feedback': { owner: 'me', fields: { text: 'Mine' } },
  'draft.report': { owner: 'another', fields: { text: 'Theirs' } },
  votes: [
    { resourceId: 'p1', owner: 'me' },
    { resourceId: 'p2', owner: 'another' },
  ],
  edits: { p1: { owner: 'another', inputText: 'Theirs' }, p2: { inputText: 'Nobody’s' } },
  'offers-me': { offers: [1] },
  'offers-another': { offers: [2] },
  'post.p1/me': { text: 'Mine' },
  'post.p1/another': { text: 'Theirs' },
  'by-key': { secret: 'a secret' },
};

it('what a device keeps for a member never belongs to another member (F-22, S-124)', () => {
  const found = keptFor({ names: () => Object.keys(kept), read: (name) => kept[name] }, 'me');
  expect(found.map(({ name }) => name)).toEqual(['draft.feedback', 'edits', 'offers-me', 'post.p1/me', 'votes']);
  expect(JSON.stringify(found)).not.toMatch(/Theirs|another|a secret|p2","owner/);
  expect(found.find(({ name }) => name === 'votes')?.value).toEqual([{ resourceId: 'p1', owner: 'me' }]);
  expect(found.find(({ name }) => name === 'edits')?.value).toEqual({ p2: { inputText: 'Nobody’s' } });
});
