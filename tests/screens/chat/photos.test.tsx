import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { at, ChatScene, log, openChat, openTalk } from './with-chat.ts';

// The DOM of these tests makes no addresses of files, and shows no dialogs.
beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }));
});

const send = () => screen.getByRole('button', { name: 'Send' });

const aFile = (bytes: BlobPart = 'a photo', type = 'image/jpeg') => new File([bytes], 'letter.jpg', { type });

async function choose(file = aFile()): Promise<void> {
  await screen.findByRole('button', { name: 'Add a photo' });
  fireEvent.change(screen.getByLabelText('Add a photo', { selector: 'input' }), { target: { files: [file] } });
}

describe('a photo that is sent (F-25)', () => {
  it('goes with the next message, and is in sight at once', async () => {
    const { talk } = openTalk();
    expect((await screen.findByRole('button', { name: 'Send' })).hasAttribute('disabled')).toBe(true);
    await choose();
    expect(await screen.findByText(/Ready to send/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The photo to send' })).toBeTruthy();
    fireEvent.click(send());
    expect(await within(await log()).findByRole('img', { name: 'Your photo' })).toBeTruthy();
    await waitFor(() => expect(talk.messages).toMatchObject([{ text: '', picture: { width: 1_280, height: 720 } }]));
    expect(screen.queryByText(/Ready to send/)).toBeNull();
    expect(screen.queryByRole('img', { name: 'The photo to send' })).toBeNull();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Message to Brave Kite' }), { target: { value: 'That is it' } });
    fireEvent.click(send());
    await waitFor(() => expect(talk.messages[1]).toMatchObject({ text: 'That is it', picture: null }));
  });

  it('is waited for, and can be taken away before', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    const { promise, resolve } = Promise.withResolvers<void>();
    scene.uploading = promise;
    openChat(scene, at(talk));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Message to Brave Kite' }), { target: { value: 'The letter' } });
    await choose();
    expect(await screen.findByText('Uploading, 50%')).toBeTruthy();
    expect(send().hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(send().hasAttribute('disabled')).toBe(false);
    resolve();
    fireEvent.click(send());
    await waitFor(() => expect(talk.messages).toMatchObject([{ text: 'The letter', picture: null }]));
  });

  it('is refused plainly if too large or none, and retried after failures', async () => {
    const scene = new ChatScene();
    openChat(scene, at(scene.talk()));
    await choose(aFile('', 'application/pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot read this photo.');
    await choose(aFile(''));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot read this photo.');
    await choose(aFile(new Uint8Array(largestPictureBytes + 1)));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This photo is too large: 12 MB'));
    scene.uploadProblem = new Failure('forbidden', undefined, { code: 'SILENCED' });
    await choose();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The photo could not be uploaded. A moderator has paused your writing.'));
    scene.uploadProblem = new Failure('offline');
    await choose();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The photo could not be uploaded.'));
    scene.uploadProblem = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Ready to send/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is gone before it was sent is said so, beside its message', async () => {
    const { scene, talk } = openTalk();
    await choose();
    await screen.findByText(/Ready to send/);
    scene.backend.uploads = [];
    fireEvent.click(send());
    expect(await screen.findByText('Not sent: The photo is not here any more. Choose it again.')).toBeTruthy();
    expect(talk.messages).toEqual([]);
  });
});

describe('a photo that comes (F-25)', () => {
  it('is not fetched before a press, and another press shows it in full', async () => {
    const scene = new ChatScene();
    scene.ownPictures.holdsKey = true;
    const talk = scene.talk();
    const { picture } = scene.shows(talk);
    openChat(scene, at(talk));
    const shut = await within(await log()).findByRole('button', { name: 'Photo, tap to show' });
    expect(within(await log()).queryByRole('img')).toBeNull();
    fireEvent.click(shut);
    const photo = await within(await log()).findByRole('img', { name: 'Photo from Brave Kite' });
    expect([photo.getAttribute('src'), photo.getAttribute('width'), photo.getAttribute('height')]).toEqual([
      `blob:/media/${picture?.pictureId}/small`,
      '260',
      '146',
    ]);
    fireEvent.click(photo);
    const dialog = await screen.findByRole('dialog', { name: 'Photo from Brave Kite' });
    await waitFor(() => expect(within(dialog).getByRole('img').getAttribute('src')).toBe(`blob:/media/${picture?.pictureId}`));
  });

  it('is there at once from someone whom one trusts', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    scene.shows(talk, scene.other, 'See https://example.com/job');
    openChat(scene, at(talk));
    fireEvent.click(await screen.findByRole('button', { name: 'Allow links from Brave Kite' }));
    expect(await within(await log()).findByRole('img', { name: 'Photo from Brave Kite' })).toBeTruthy();
  });

  it('says that it did not come, and is asked for again', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    scene.shows(talk);
    openChat(scene, at(talk));
    fireEvent.click(await screen.findByRole('button', { name: 'Photo, tap to show' }));
    fireEvent.error(await within(await log()).findByRole('img', { name: 'Photo from Brave Kite' }));
    fireEvent.click(await screen.findByRole('button', { name: 'The photo did not load. Tap to try again.' }));
    expect(await within(await log()).findByRole('img', { name: 'Photo from Brave Kite' })).toBeTruthy();
  });

  it('is a photo in the list, and nothing once it is deleted', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    const { messageId } = scene.shows(talk, scene.me);
    openChat(scene, at(talk));
    expect(await screen.findByText('You: Photo')).toBeTruthy();
    scene.backend.moderate(messageId, 'DELETED');
    expect(await within(await log()).findByText('This message was deleted.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull();
  });
});
