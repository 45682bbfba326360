import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { compose, openComposer } from './composing.tsx';

const sized = (name: string, followers: number, more: Parameters<typeof aCommunity>[0] = {}) =>
  aCommunity({ name, entityId: name, slug: name.toLowerCase(), topicMeta: { posts: 0, followers }, ...more });

describe('the field of the community of a post (R-061)', () => {
  it('offers joined communities before typing, then the largest, and no closed one', async () => {
    const content = new FakeContent([sized('Small', 2), sized('Large', 90), sized('Shut', 99, { isClosed: true }), sized('Joined', 1, { isFollowed: true })]);
    const { dialog } = await compose(content);
    await dialog.findByRole('button', { name: 'Joined', hidden: true });
    const field = dialog.getByRole('combobox', { name: 'Community', hidden: true });
    fireEvent.click(field);
    await dialog.findAllByRole('option', { hidden: true });
    expect(dialog.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['Joined', 'Large', 'Small']);
    fireEvent.click(dialog.getByRole('option', { name: /^Large/, hidden: true }));
    expect(field).toHaveProperty('value', 'Large');
  });

  it('is that of the draft, though opened elsewhere, which is a press away', async () => {
    const [small, large] = [sized('Small', 2), sized('Large', 90)];
    const opened = await compose(new FakeContent([small, large]), {}, { community: small });
    fireEvent.change(opened.dialog.getByLabelText('Text'), { target: { value: 'They held my letter for ninety days.' } });
    act(() => opened.shell.get(WritingStore).close());
    const again = await openComposer(opened, { community: large });
    const field = again.getByRole('combobox', { name: 'Community', hidden: true });
    await again.findByText('This draft will be posted in Small.');
    expect(field).toHaveProperty('value', 'Small');
    fireEvent.click(again.getByRole('button', { name: 'Post it in Large instead', hidden: true }));
    await waitFor(() => expect(field).toHaveProperty('value', 'Large'));
    expect(again.queryByText(/^This draft will be posted in/)).toBeNull();
  });

  it('takes a fully typed name, and leaves other text, under which nothing posts', async () => {
    const content = new FakeContent([sized('Small', 2), sized('Large', 90)]);
    const { dialog } = await compose(content);
    const field = dialog.getByRole('combobox', { name: 'Community', hidden: true });
    const leaveWith = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    };
    leaveWith('small');
    await waitFor(() => expect(field).toHaveProperty('value', 'Small'));
    leaveWith('Smal talk');
    fireEvent.click(dialog.getByRole('button', { name: /^Post as/, hidden: true }));
    expect((await dialog.findAllByText('Choose a community.')).length).toBeGreaterThan(0);
    expect(field).toHaveProperty('value', 'Smal talk');
  });
});
