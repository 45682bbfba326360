import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import type { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { aMember, aSession } from '#tests/members.ts';
import { aThread, openPost, type Visitor } from './a-thread.ts';
import { withContent } from './with-content.ts';

const newcomer = aMember({ isReader: true, isWriter: false });

type Preparing = NonNullable<Visitor['change']>;

/** Post with a comment form, by default for a member without a made-up name. */
async function form({ member = newcomer, language = 'en' as 'en' | 'hi', change = ((_) => undefined) as Preparing } = {}) {
  let personas: FakePersonas | undefined;
  const opened = openPost(undefined, {
    member,
    preferences: new FakePreferences({ language }),
    change: (adapters) => {
      personas = adapters.personas;
      if (!member.isWriter) Object.assign(adapters.personas.fixture, { persona: null, career: null });
      change(adapters);
    },
  });
  const field = await screen.findByRole('textbox', { name: language === 'hi' ? 'टिप्पणी लिखें' : 'Write a comment' });
  fireEvent.change(field, { target: { value: 'Three weeks at mine.' } });
  const join = () =>
    act(async () => {
      Object.assign(personas?.fixture ?? {}, { persona: { userName: 'Brave Kite', avatarUri: '3-rose' } });
      opened.content.isWriter = true;
      opened.shell.get(SessionStore).hold(aSession(opened.clock.now(), { ...member, isWriter: true }));
      opened.shell.get(OnboardingStore).close();
    });
  return { ...opened, field, join, sheet: () => opened.shell.get(OnboardingStore).options };
}

describe('the comment of a guest (R-128)', () => {
  it('asks for a login that leads to writing', async () => {
    const { shell } = withContent(post, screens.post, '/p/p1', aThread());
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'Three weeks at mine.' } });
    fireEvent.submit(field.closest('form') ?? field);
    expect(shell.get(LoginStore).options).toEqual({ context: 'answer', readerRequired: false, writerRequired: true });
  });
});

describe('the first comment of a member without a made-up name (F-07, R-160)', () => {
  it('leads to a name, keeps its words, and goes out by another press (R-161)', async () => {
    const { content, field, join, sheet } = await form();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a name to post' }));
    expect(sheet()).toMatchObject({ need: 'w', openCreatePost: false });
    expect([screen.queryByRole('alert'), content.comments.length]).toEqual([null, 0]);
    await join();
    const send = await screen.findByRole('button', { name: 'Post as Brave Kite' });
    expect(field).toHaveProperty('value', 'Three weeks at mine.');
    expect(content.comments.length).toBe(0);
    fireEvent.click(send);
    await waitFor(() => expect(content.comments.map(({ content: said }) => said)).toEqual(['Three weeks at mine.']));
  });

  it('goes out under no name that the button has not named', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isBounded = false;
    const { content, field, join } = await form({
      change: ({ personas }) => {
        const read = personas.available.bind(personas);
        personas.available = async () => {
          if (isBounded) await promise;
          return read();
        };
      },
    });
    await screen.findByRole('button', { name: 'Choose a name to post' });
    isBounded = true;
    await join();
    const waiting = await screen.findByRole('button', { name: 'Post' });
    expect(waiting.getAttribute('aria-busy')).toBe('true');
    fireEvent.submit(field.closest('form') ?? field);
    resolve();
    await screen.findByRole('button', { name: 'Post as Brave Kite' });
    expect(content.comments.length).toBe(0);
  });

  it('shows no refusal of before', async () => {
    const { sheet, content } = await form({
      member: aMember({ isReader: true, isWriter: true }),
      change: ({ comments }) => (comments.write = () => Promise.reject(new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' }))),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Post as Quiet Banyan' }));
    await screen.findByText('You need a made-up name to write. Your text is saved here.');
    fireEvent.click(screen.getByRole('button', { name: 'Choose a name' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sheet()).toMatchObject({ need: 'w' });
    expect(content.comments.length).toBe(0);
  });

  it.each([
    ['WRITER_REQUIRED', 'Your made-up name is not ready in this browser.'],
    ['NAME_AWAY', 'Your made-up name is not ready in this browser.'],
    ['NAME_DELETED', 'Your made-up name was deleted in another browser. Your text is saved here.'],
  ])('leads a writer whose key or name went elsewhere to its page: %s (F-07)', async (code, said) => {
    const { field } = await form({
      member: aMember({ isReader: true, isWriter: true }),
      change: ({ comments, personas }) => {
        comments.write = () => Promise.reject(new Failure('conflict', undefined, { code }));
        personas.available = async () => ({ personas: [], selected: 'ANONYMOUS' });
      },
    });
    await screen.findByRole('link', { name: 'To your made-up name' });
    fireEvent.submit(field.closest('form') ?? field);
    const refused = within(await screen.findByRole('alert'));
    expect(refused.getByText(said)).toBeTruthy();
    expect(refused.getByRole('link', { name: 'To your made-up name' }).getAttribute('href')).toBe(screens.madeUpName);
    expect(refused.queryByRole('button', { name: 'Choose a name' })).toBeNull();
  });

  it('says so in Hindi', async () => {
    await form({ language: 'hi' });
    expect(await screen.findByRole('button', { name: 'भेजने के लिए नाम चुनें' })).toBeTruthy();
  });
});
