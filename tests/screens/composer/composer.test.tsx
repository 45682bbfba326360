import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mostUnposted } from '#core/media/post-pictures.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { compose, fill } from './composing.tsx';

async function written(title: string) {
  const opened = await compose();
  await fill(opened, title);
  return opened;
}

describe('the composer (R-060, R-061, R-062, R-208)', () => {
  it('says what is missing before it sends anything', async () => {
    const opened = await compose();
    opened.post();
    expect((await opened.dialog.findAllByText('Choose a community.')).length).toBeGreaterThan(0);
    expect(opened.dialog.getByText('Write something before you post.')).toBeTruthy();
    expect(opened.content.posts).toEqual([]);
  });

  it('looks for its place in the writer’s language, even beside each name', async () => {
    const { shell, clock } = await compose();
    await act(() => shell.get(WordsStore).speak('hi'));
    const field = await screen.findByRole('combobox', { name: 'समुदाय', hidden: true });
    type(field, 'notice');
    act(() => clock.advance(200));
    expect(await screen.findByRole('option', { name: /नौकरी बदलना/, hidden: true })).toBeTruthy();
  });

  it('posts under the persona that was chosen, says so and closes (R-160)', async () => {
    const opened = await written('Can they hold my letter?');
    fireEvent.click(opened.dialog.getByRole('radio', { name: 'As Product Manager at a payments company', hidden: true }));
    opened.post();
    expect(await screen.findByText('Your post is live.')).toBeTruthy();
    expect(opened.content.posts[0]).toMatchObject({
      title: 'Can they hold my letter?',
      community: { slug: 'notice-period-help' },
      author: { profileType: 'DESIGNATION' },
    });
    expect(opened.shell.get(WritingStore).options).toBeUndefined();
    expect(opened.storage.kept.has('posts')).toBe(false);
  });

  it('leads a member without a name to one, and keeps what was written (R-161)', async () => {
    const opened = await compose(undefined, { change: ({ personas }) => (personas.available = () => Promise.reject(new Failure('offline'))) });
    opened.content.personas = [];
    await fill(opened, 'Can they hold my letter?');
    opened.post();
    expect(await opened.dialog.findByText('You need a made-up name to write.')).toBeTruthy();
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Choose a name', hidden: true }));
    expect(opened.shell.get(OnboardingStore).options).toMatchObject({ need: 'w', openCreatePost: true });
    expect(opened.shell.get(WritingStore).options).toBeUndefined();
    expect([opened.storage.kept.has('posts'), opened.shell.get(WantedStore).waits]).toEqual([true, true]);
  });

  it('leads a writer to their missing key, and keeps what was written (F-07)', async () => {
    const opened = await compose(undefined, { change: (adapters) => (adapters.personas = new FakePersonas()) });
    opened.content.personas = [];
    await fill(opened, 'Can they hold my letter?');
    opened.post();
    const refused = within(await opened.dialog.findByRole('alert'));
    expect(refused.getByRole('link', { name: 'To your made-up name', hidden: true }).getAttribute('href')).toBe(screens.madeUpName);
    expect(refused.queryByRole('button', { name: 'Choose a name', hidden: true })).toBeNull();
    expect(opened.storage.kept.has('posts')).toBe(true);
  });

  it('reads the personas again when one is gone, and lets its author choose (R-160)', async () => {
    const opened = await written('Can they hold my letter?');
    fireEvent.click(opened.dialog.getByRole('radio', { name: 'As Product Manager at a payments company', hidden: true }));
    expect(opened.dialog.getByRole('button', { name: 'Post as Product Manager at a payments company', hidden: true })).toBeTruthy();
    opened.content.personas = ['ANONYMOUS'];
    opened.personas.fixture.career = undefined;
    opened.post();
    expect(await opened.dialog.findByText(/^That name is no longer available\./)).toBeTruthy();
    await waitFor(() => expect(opened.dialog.queryByRole('radio', { name: /^As /, hidden: true })).toBeNull());
    opened.post();
    expect(await screen.findByText('Your post is live.')).toBeTruthy();
    expect(opened.content.posts[0]).toMatchObject({ author: { profileType: 'ANONYMOUS' } });
  });

  it('keeps the message and all that was written when it is refused (R-062)', async () => {
    const opened = await compose(undefined, { change: ({ posts }) => (posts.refusal = { refusal: 'USER_LIMIT_EXCEEDED', message: 'Enough for today.' }) });
    await fill(opened, 'One more');
    opened.post();
    expect(await opened.dialog.findByText('That is all for today. You can write again after midnight (India time); your text is saved here.')).toBeTruthy();
    expect(opened.dialog.getByLabelText('Title')).toHaveProperty('value', 'One more');
  });

  it('keeps a draft for its author through a reload, and for nobody else (R-060)', async () => {
    const member = aWriter();
    const first = await compose(undefined, { member });
    await fill(first, 'Begun');
    first.view.unmount();
    const takeAlong: Parameters<typeof compose>[1] = {
      change: (adapters) => first.storage.kept.forEach((text, name) => adapters.storage.kept.set(name, text)),
    };
    const again = await compose(undefined, { ...takeAlong, member });
    expect(again.dialog.getByLabelText('Title')).toHaveProperty('value', 'Begun');
    again.view.unmount();
    const other = await compose(undefined, { ...takeAlong, member: aWriter() });
    expect(other.dialog.getByLabelText('Title')).toHaveProperty('value', '');
  });

  it('sends once when it is tried again after the connection broke (B-35)', async () => {
    const opened = await written('On a train');
    opened.content.problem = new Failure('offline');
    opened.post();
    expect(
      await opened.dialog.findByText('No connection, or no answer. Your post is saved here; press Post when you are back online. It will not be posted twice.'),
    ).toBeTruthy();
    opened.content.problem = undefined;
    opened.post();
    await waitFor(() => expect(opened.content.posts).toHaveLength(1));
  });

  it('says after it is discarded that it may be posted already, where no answer came', async () => {
    const opened = await written('On a train');
    opened.content.problem = new Failure('offline');
    opened.post();
    await opened.dialog.findByText(/^No connection, or no answer\./);
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Discard', hidden: true }));
    expect(await screen.findByText('Discarded. It may already be posted: see your posts.')).toBeTruthy();
  });

  it('warns of contact details, and posts anyway (R-081, D-29)', async () => {
    const opened = await written('Write to asha@gmail.com');
    expect(opened.dialog.getByText(/looks like an email address/)).toBeTruthy();
    opened.post();
    await waitFor(() => expect(opened.content.posts).toHaveLength(1));
  });

  it('warns of one among the answers of a poll too (R-081)', async () => {
    const opened = await written('Whom do I ask?');
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Poll', hidden: true }));
    type(opened.dialog.getByLabelText('Answer 1'), 'asha@gmail.com');
    expect(opened.dialog.getByText(/looks like an email address/)).toBeTruthy();
  });

  it('asks for a poll of two answers at least (R-076)', async () => {
    const opened = await compose();
    await fill(opened, 'How long?', '');
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Poll', hidden: true }));
    type(opened.dialog.getByLabelText('Answer 1'), 'A month');
    opened.post();
    expect(await opened.dialog.findByText('A poll needs two to five different answers.')).toBeTruthy();
    type(opened.dialog.getByLabelText('Answer 2'), 'Three months');
    opened.post();
    await waitFor(() => expect(opened.content.posts[0]?.poll?.options.map(({ text }) => text)).toEqual(['A month', 'Three months']));
  });

  it('takes pictures in, each by itself, and lets one go again (R-067)', async () => {
    const opened = await written('A letter');
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Photo', hidden: true }));
    expect(opened.dialog.getByText(new RegExp(`Drafts can hold ${mostUnposted} pictures`))).toBeTruthy();
    const files = [new File([new Uint8Array([1])], 'one.png', { type: 'image/png' }), new File([new Uint8Array([2])], 'two.png', { type: 'image/png' })];
    fireEvent.change(opened.dialog.getByLabelText('Add pictures'), { target: { files } });
    expect(await opened.dialog.findByText('two.png is uploaded')).toBeTruthy();
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Remove one.png', hidden: true }));
    opened.post();
    await waitFor(() => expect(opened.content.posts[0]?.pictures).toHaveLength(1));
  });
});
