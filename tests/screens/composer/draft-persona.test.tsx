import { aPage } from '#tests/screens/login/with-login.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { intercept, type Call } from '#tests/screens/posts/intercept.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { aThread, keepsWhat, notice, openPost, type, type Visitor } from '#tests/screens/posts/a-thread.ts';

const designation = 'Product Manager at a payments company';
type Fakes = Parameters<NonNullable<Visitor['change']>>[0];
type Opened = ReturnType<typeof withContent>;

/** Publishing calls. All others are side calls. */
const mainCalls: readonly Call[] = ['posts.create', 'comments.write', 'comments.reply'];

const backend = () => aThread([{ commentId: 'm1', content: 'Ask by mail.' }], { title: 'Can they hold my letter?' });

interface Form {
  readonly open: (content: FakeContent, visitor: Visitor) => Promise<{ readonly opened: Opened; readonly within: HTMLElement }>;
  readonly published: (content: FakeContent) => readonly { readonly author: { readonly profileType: ProfileType } | null }[];
}

const forms: Readonly<Record<'a post' | 'a comment' | 'a reply', Form>> = {
  'a post': {
    open: async (content, visitor) => {
      const opened = withContent({ ...aPage, shared }, '/communities', '/communities', content, visitor);
      await act(async () => opened.shell.get(WritingStore).open({ community: notice }));
      const dialog = await screen.findByRole('dialog', { name: 'Write a post', hidden: true });
      type(within(dialog).getByLabelText('Title'), 'Can they hold my pay?');
      return { opened, within: dialog };
    },
    published: ({ posts }) => posts.filter(({ title }) => title === 'Can they hold my pay?'),
  },
  'a comment': {
    open: async (content, visitor) => {
      const opened = openPost(content, visitor);
      const field = await screen.findByRole('textbox', { name: 'Write a comment' });
      type(field, 'They may not.');
      return { opened, within: field.closest('form') ?? document.body };
    },
    published: ({ comments }) => comments.filter(({ content }) => content === 'They may not.'),
  },
  'a reply': {
    open: async (content, visitor) => {
      const opened = openPost(content, visitor);
      fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
      const field = await screen.findByRole('textbox', { name: 'Reply to Product Manager' });
      type(field, 'They may not.');
      return { opened, within: field.closest('form') ?? document.body };
    },
    published: ({ comments }) => comments.filter(({ content }) => content === 'They may not.'),
  },
};

const postButton = { name: /^Post(ing)?( as | under |$)/, hidden: true };
const button = (place: HTMLElement) => within(place).getByRole('button', postButton);
const isBusy = (place: HTMLElement) => button(place).getAttribute('aria-busy') === 'true';
const labelOf = (place: HTMLElement) => button(place).getAttribute('aria-label') ?? button(place).textContent;
const named = (place: HTMLElement): ProfileType => (labelOf(place) === `Post as ${designation}` ? 'DESIGNATION' : 'ANONYMOUS');

function chooseDesignation(place: HTMLElement): void {
  const radio = within(place).queryByRole('radio', { name: /^As Product Manager/, hidden: true });
  const picker = within(place).queryByRole('combobox', { name: 'Posting as' });
  if (radio) fireEvent.click(radio);
  else if (picker) fireEvent.change(picker, { target: { value: 'DESIGNATION' } });
}

interface Course {
  readonly form: Form;
  readonly wants: ProfileType;
  readonly before?: (call: Call) => Promise<void>;
  /** Ends whatever was delayed. */
  readonly release?: () => void;
  /** True if the button waits for the delayed call, which ends before the press. */
  readonly isAwaited?: boolean;
}

/** Writes and sends. Returns the persona on the button and the published one. */
async function send({
  form,
  wants,
  before = async () => undefined,
  release,
  isAwaited,
}: Course): Promise<{ readonly said: ProfileType; readonly stands: unknown }> {
  const content = backend();
  const change = (fakes: Fakes) => {
    fakes.personas.fixture.selected = wants === 'DESIGNATION' ? 'ANONYMOUS' : 'DESIGNATION';
    intercept(fakes, before);
  };
  const { within: place } = await form.open(content, { member: aWriter(), change });
  await within(place).findByRole('button', postButton);
  if (isBusy(place)) {
    fireEvent.click(button(place));
    if (place instanceof HTMLFormElement) fireEvent.submit(place);
    expect(form.published(content)).toEqual([]);
  }
  if (isAwaited) await act(async () => release?.());
  await waitFor(() => expect(isBusy(place)).toBe(false));
  if (wants === 'DESIGNATION') chooseDesignation(place);
  const said = named(place);
  fireEvent.click(button(place));
  await act(async () => release?.());
  await waitFor(() => expect(form.published(content)).toHaveLength(1));
  const stands = form.published(content)[0]?.author?.profileType;
  cleanup();
  return { said, stands };
}

async function sideCalls(form: Form): Promise<readonly Call[]> {
  const made = new Set<Call>();
  await send({ form, wants: 'DESIGNATION', before: async (call) => void made.add(call) });
  return [...made].filter((call) => !mainCalls.includes(call));
}

describe.each(Object.entries(forms))('%s is published under the persona that its button names (R-160)', (_, form) => {
  it.each(['ANONYMOUS', 'DESIGNATION'] as const)('%s, whichever persona the profile has put first', async (wants) => {
    expect(await send({ form, wants })).toEqual({ said: wants, stands: wants });
  });

  it('whichever side call fails', async () => {
    const calls = await sideCalls(form);
    expect(calls).toContain('personas.available');
    for (const failing of calls.filter((call) => call !== 'posts.at' && call !== 'comments.under')) {
      for (const wants of ['ANONYMOUS', 'DESIGNATION'] as const) {
        const before = async (call: Call) => {
          if (call === failing) throw new Failure('offline');
        };
        const { said, stands } = await send({ form, wants, before });
        expect([failing, stands]).toEqual([failing, said]);
        expect(said).toBe(failing === 'personas.available' ? 'ANONYMOUS' : wants);
      }
    }
  });

  it('whichever side call comes late, and fails then', async () => {
    for (const failing of (await sideCalls(form)).filter((call) => call !== 'posts.at' && call !== 'comments.under')) {
      const local = Promise.withResolvers<void>();
      local.promise.catch(() => undefined);
      const before = (call: Call) => (call === failing ? local.promise : Promise.resolve());
      const release = () => local.reject(new Failure('offline'));
      const { said, stands } = await send({ form, wants: 'DESIGNATION', before, release, isAwaited: failing === 'personas.available' });
      expect([failing, stands]).toEqual([failing, said]);
    }
  });
});

describe('the persona of a draft (R-160, T-1)', () => {
  it('is chosen on this device alone, and kept with the draft', async () => {
    const content = backend();
    const member = aWriter();
    const { opened, within: place } = await forms['a comment'].open(content, { member });
    await waitFor(() => expect(isBusy(place)).toBe(false));
    chooseDesignation(place);
    expect([labelOf(place), opened.personas.fixture.selected]).toEqual([`Post as ${designation}`, 'ANONYMOUS']);
    opened.view.unmount();
    openPost(content, { member, change: keepsWhat(opened) });
    expect(await screen.findByRole('button', { name: `Post as ${designation}` })).toBeTruthy();
  });

  it('is no job unasked before there is a made-up name, until its author chooses it', async () => {
    const content = backend();
    const change = ({ personas: { fixture } }: Fakes) => {
      fixture.persona = undefined;
      if (fixture.career) fixture.career = { ...fixture.career, verification: { ...fixture.career.verification, verified: 'VERIFIED' } };
    };
    const { within: place } = await forms['a post'].open(content, { member: { ...aWriter(), isWriter: false }, change });
    const job = await within(place).findByRole('radio', { name: /^As Product Manager/, hidden: true });
    await waitFor(() => expect(isBusy(place)).toBe(false));
    expect([(job as HTMLInputElement).checked, labelOf(place), button(place).hasAttribute('disabled')]).toEqual([false, 'Post', true]);
    expect(within(place).getByText('Choose who this post is from.')).toBeTruthy();
    fireEvent.click(job);
    expect([labelOf(place), button(place).hasAttribute('disabled')]).toEqual([`Post as ${designation}`, false]);
  });

  it('falls back to the made-up name when unreadable, and stays there later', async () => {
    const content = backend();
    const member = aWriter();
    const { opened, within: place } = await forms['a comment'].open(content, { member });
    await waitFor(() => expect(isBusy(place)).toBe(false));
    chooseDesignation(place);
    opened.view.unmount();
    let isDown = true;
    const change = (fakes: Fakes) => {
      keepsWhat(opened)(fakes);
      intercept(fakes, async (call) => {
        if (isDown && call === 'personas.available') throw new Failure('offline');
      });
    };
    openPost(content, { member, change });
    expect(await screen.findByRole('button', { name: 'Post under your made-up name' })).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Load your names' }));
    expect(await screen.findByRole('button', { name: 'Post as Quiet Banyan' })).toBeTruthy();
  });
});
