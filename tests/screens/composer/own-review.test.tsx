import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity } from '#tests/content.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { compose, openComposer } from './composing.tsx';

const koyal = aCommunity({ type: 'company', slug: 'koyal-pay', name: 'Koyal Pay' });
const community = { entityId: 'koyal-pay', type: 'company', name: 'Koyal Pay' } as const;
const review = { companyName: 'Koyal Pay', rating: 4, likes: 'fair hours and kind leads', dislikes: 'no hike since 2 years !!!' };
const warning =
  'These are the words of your review. Anyone who reads both can tell that one person wrote them. Say it differently, and leave out what only you know.';

const ofReview = async () => compose(new FakeContent([koyal]), {}, { community, review });

describe('a post made of an own review (R-079)', () => {
  it('begins with its words, tidied, in the community of the company, and warns (R-079, F-07)', async () => {
    const { dialog, content, post } = await ofReview();
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Working at Koyal Pay: 4 of 5');
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'What I like: fair hours and kind leads.\n\nWhat I do not: no hike since 2 years!');
    expect(dialog.getByText(warning)).toBeTruthy();
    expect(content.posts).toEqual([]);
    post();
    await screen.findByText('Your post is live.');
    expect(content.posts[0]?.community.slug).toBe('koyal-pay');
  });

  it('leaves a draft that was begun before as it is (R-079)', async () => {
    const opened = await compose(new FakeContent([koyal]));
    type(opened.dialog.getByLabelText('Text'), 'What is a fair notice period?');
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Close', hidden: true }));
    const dialog = await openComposer(opened, { community, review });
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Working at Koyal Pay: 4 of 5');
    expect(dialog.getByText(/You have another draft on this device/)).toBeTruthy();
    opened.shell.get(WritingStore).close();
  });
});
