import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { TabStorage } from '#core/device/user-storage.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aMember } from '#tests/members.ts';
import { aCommunity } from '#tests/content.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help' });

describe('the effect that opens the composer (R-123, R-205)', () => {
  const somewhere = { ...aPage, shared };

  it('asks guests to log in for a photo, and remembers that they wanted to write', async () => {
    const { shell } = withContent(somewhere, '/communities', '/communities', new FakeContent());
    await shell.get(SessionStore).load();
    await act(async () => shell.get(WritingStore).open({ campaign: 'feed', kind: 'image' }));
    await waitFor(() => expect(shell.get(LoginStore).options).toMatchObject({ writerRequired: true, openCreatePost: true, internalCampaign: 'feed' }));
    expect(shell.get(TabStorage).read('wanted')).toMatchObject({ wanted: { kind: 'write', campaign: 'feed', post: 'image' } });
    expect(shell.get(WritingStore).options).toBeUndefined();
  });

  it('leads from a returning login to a name first, with the waiting post (R-122)', async () => {
    const url = '/communities?openCreatePost=true&campaign=feed&onLogin=true';
    const { shell, router } = withContent(somewhere, '/communities', url, new FakeContent(), { member: aMember() });
    await waitFor(() => expect(shell.get(OnboardingStore).options).toMatchObject({ need: 'w', internalCampaign: 'feed', openCreatePost: true }));
    expect([router.current?.location.search, shell.get(WritingStore).options]).toEqual(['', undefined]);
  });

  it('leads a member with a photo to where they become a writer', async () => {
    const { shell } = withContent(somewhere, '/communities', '/communities', new FakeContent(), { member: aMember() });
    await act(async () => shell.get(WritingStore).open({ campaign: 'feed', kind: 'image' }));
    await waitFor(() => expect(shell.get(OnboardingStore).options).toMatchObject({ need: 'w', internalCampaign: 'feed', openCreatePost: true }));
    expect(shell.get(WritingStore).options).toBeUndefined();
  });

  it('opens with the community of a URL, by the name that the server gives it', async () => {
    const url = `/communities?openCreatePost=true&entityId=${notice.entityId}&type=topic&name=Something+else`;
    const { router } = withContent(somewhere, '/communities', url, new FakeContent([notice]), { member: aWriter() });
    expect(await screen.findByDisplayValue('Notice period help')).toBeTruthy();
    expect(router.current?.location.search).toBe('');
  });

  it('opens nothing over the next page, where that came before the composer did', async () => {
    const { shell, router } = withContent(somewhere, '/communities', '/communities', new FakeContent([notice]), { member: aWriter() });
    await act(async () => router.push('/communities?find=pay'));
    act(() => shell.get(WritingStore).open({ kind: 'text' }));
    await act(async () => router.push('/communities?find=notice'));
    expect(shell.get(WritingStore).options).toEqual({ kind: 'text' });
    await act(async () => router.push('/elsewhere'));
    expect(shell.get(WritingStore).options).toBeUndefined();
    expect(screen.queryByRole('dialog', { name: 'Write a post', hidden: true })).toBeNull();
  });
});
