import { expect, it } from 'vitest';
import { words as comments } from '../comments/words.ts';
import { words as composer } from './words.ts';
import { words as kept } from './kept.ts';

it('in Hindi one word saves, another discards changes, and none deletes what is posted', () => {
  const saves = [
    composer.saveAs('X'),
    composer.elsewhere.mine,
    composer.elsewhere.offline,
    composer.offers.save,
    comments.saveAs('X'),
    comments.elsewhere.mine,
  ];
  for (const said of saves) expect(said).toContain('सेव करें');
  const discards = [composer.discard, composer.discardEdit, kept.throwAway, comments.already.discard, comments.kept.edit.throwAway];
  for (const said of discards) expect(said).toMatch(/^(ड्राफ़्ट|बदलाव) हटाएँ$/);
  expect(composer.keptEdit).not.toContain('रखी');
});
