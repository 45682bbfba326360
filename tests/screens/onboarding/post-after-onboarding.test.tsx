import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { Personas } from '#core/personas/personas.ts';
import type { Member } from '#core/sessions/session.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { fill } from '#tests/screens/fill.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { withContent } from '#tests/screens/posts/with-content.ts';
import { dialog, go, onboardingFakes, press } from './with-onboarding.ts';

/** Session that tells what the member has become meanwhile. */
class SessionsOf extends FakeSessions {
  readonly #fixture: MemberFixture;

  constructor(fixture: MemberFixture, member: Member) {
    super(new FakeClock(), member);
    this.#fixture = fixture;
  }

  override current() {
    const { isReader, isWriter } = this.#fixture;
    if (this.member) this.member = { ...this.member, isReader, isWriter };
    return super.current();
  }
}

function aNewcomer(wiring: Wiring, path: string, url: string) {
  const [fixture, member] = [aMemberFixture(), aMember()];
  const { swaps } = onboardingFakes(fixture);
  const whole = [...swaps, [Personas, new FakePersonas(fixture)] as const, [Sessions, new SessionsOf(fixture, member)] as const];
  const opened = withContent(wiring, path, url, new FakeContent([aCommunity()]), { member, swaps: whole });
  return { ...opened, options: () => opened.shell.get(WritingStore).options };
}

async function takeName(): Promise<void> {
  await dialog('Choose a name to write under');
  await press('Quiet Banyan');
  await screen.findByText('Quiet Banyan is available.');
  await go();
}

const somewhere = { ...aPage, shared };

const question = 'How long is your notice?';

async function write(): Promise<void> {
  await dialog('Write a post');
  await fill(screen.getByLabelText('Title'), question);
  await userEvent.click(screen.getByRole('combobox', { name: 'Community' }));
  await userEvent.click((await screen.findAllByRole('option'))[0]!);
  await press('Post');
}

describe('a newcomer who wanted to write (R-106, R-122)', () => {
  it.each([
    ['as a guest on the first page', somewhere, screens.home, '/?openCreatePost=true&campaign=feed&onLogin=true'],
    ['as a guest on communities', communities, screens.communities, '/communities?openCreatePost=true&campaign=feed&onLogin=true'],
  ] as const)('%s finds the composer open once named', async (_, wiring, path, url) => {
    const { options } = aNewcomer(wiring, path, url);
    await takeName();
    await waitFor(() => expect(options()).toMatchObject({ campaign: 'feed', source: 'user_logged_in' }));
    expect(await screen.findByRole('dialog', { name: 'Write a post' })).toBeTruthy();
  });

  it('writes first, is asked for a name by posting, and finds the text again', async () => {
    aNewcomer(communities, screens.communities, '/communities');
    await userEvent.click(await screen.findByRole('button', { name: /^Ask, share/ }));
    await write();
    await takeName();
    await dialog('Write a post');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', question);
    expect(await screen.findByRole('button', { name: 'Post as Quiet Banyan' })).toBeTruthy();
  });

  it('who puts the name off finds the text again at the next press', async () => {
    aNewcomer(communities, screens.communities, '/communities');
    await userEvent.click(await screen.findByRole('button', { name: /^Ask, share/ }));
    await write();
    await dialog('Choose a name to write under');
    await press('Do this later');
    await dialog('You can read, vote and follow');
    await press('Keep reading');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Ask, share/ }));
    await dialog('Write a post');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', question);
  });

  it('and leaves the steps is told that the post is almost ready (R-100)', async () => {
    const { clock } = aNewcomer(somewhere, screens.home, '/?openCreatePost=true&campaign=feed&onLogin=true');
    await dialog('Choose a name to write under');
    await press('Close');
    await waitFor(() => {
      act(() => clock.advance(100));
      expect(screen.getByText("You're almost ready to post and discuss it with a broader audience.")).toBeTruthy();
    });
  });
});
