import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { composeHere, somewhere, type Change } from './composing.tsx';

const hidden = true;
const says = 'You can post as Misty Maple 31 in up to an hour. Your draft is saved.';

/** The composer of a member whose made-up name was chosen and has not begun. */
async function compose(isEmployed: boolean) {
  const change: Change = ({ personas }) => void Object.assign(personas.fixture, { persona: undefined, ...(!isEmployed && { career: undefined }) });
  const opened = await composeHere({ change });
  const news = opened.shell.get(NameNewsStore);
  act(() => news.wait('Misty Maple 31'));
  const button = (name: string) => opened.dialog.getByRole('button', { name, hidden });
  return { ...opened, news, button };
}

describe('a post under a made-up name that has not begun (F-07, R-160)', () => {
  it.each([false, true])(
    'says so beside its button before that is pressed, which is off until the name begins; with another name beside it: %s',
    async (isEmployed) => {
      const { dialog, news, content, button } = await compose(isEmployed);
      type(dialog.getByLabelText('Title'), 'Is it fair?');
      const off = button('Post under your made-up name');
      const said = () => document.getElementById(off.getAttribute('aria-describedby') ?? '')?.textContent;
      expect([off.getAttribute('aria-disabled'), said()]).toEqual(['true', `${says} To your made-up name`]);
      expect(dialog.getAllByRole('link', { name: /made-up name/, hidden })).toHaveLength(1);
      fireEvent.click(off);
      expect([content.posts.length, dialog.queryAllByRole('alert', { hidden }).filter((alert) => within(alert).queryByText(/./))]).toEqual([0, []]);
      act(() => {
        news.begin({ userName: 'Misty Maple 31', avatarUri: '3-rose' });
        news.wait(undefined);
      });
      expect([button('Post as Misty Maple 31').getAttribute('aria-disabled'), dialog.queryByText(/in up to an hour/)]).toEqual([null, null]);
    },
  );

  it('can go out under what its author works as meanwhile', async () => {
    const { dialog, button } = await compose(true);
    fireEvent.click(dialog.getByRole('radio', { name: /^As Product Manager/, hidden }));
    expect(button('Post as Product Manager at a payments company').getAttribute('aria-disabled')).toBeNull();
    expect(dialog.queryByText(says, { exact: false })).toBeNull();
  });

  it('is said to wait in Hindi', async () => {
    const opened = somewhere(undefined, {
      preferences: new FakePreferences({ language: 'hi' }),
      change: ({ personas }) => void Object.assign(personas.fixture, { persona: undefined, career: undefined }),
    });
    await act(async () => opened.shell.get(WritingStore).open());
    act(() => opened.shell.get(NameNewsStore).wait('Misty Maple 31'));
    expect(await screen.findByText(/^Misty Maple 31 के नाम से आप एक घंटे के अंदर पोस्ट कर पाएँगे। आपका ड्राफ़्ट सेव है।/)).toBeTruthy();
  });
});
