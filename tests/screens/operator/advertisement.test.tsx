import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualHostSettings, type HostAdvertisement } from '#core/operator/host-settings.ts';
import { createRoutes } from '#web/app/routes.tsx';
import { advertised } from '#web/app/operator/advertised.tsx';
import type { LoadedScreen } from '#web/app/navigation/screen-router.ts';
import { StoresContext } from '#web/views/stores.tsx';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '../open.tsx';

const advertisement = {
  pages: ['JobsListing', 'DataMap'],
  text: { en: 'Learn to weld in Pune', hi: 'पुणे में वेल्डिंग सीखें' },
  url: 'https://welding.example/pune?from=daftar',
} satisfies HostAdvertisement;

const aPage = (): LoadedScreen => ({
  Screen: () => <p>Jobs of today</p>,
  load: async () => undefined,
  head: () => ({ title: 'Jobs', description: '', status: 200 }),
  chunks: () => ['jobs-en'],
});

const shellWith = (ad: HostAdvertisement | null, language: 'en' | 'hi' = 'en') => {
  const empty = { Screen: () => null, bindings: [], load: async () => undefined, head: aPage().head };
  return open(empty, '/', '/', [], { host: { ...usualHostSettings, advertisement: ad }, preferences: new FakePreferences({ language }) }).shell;
};

const withAd = async (id: string, language: 'en' | 'hi' = 'en') => {
  const shell = shellWith(advertisement, language);
  const page = aPage();
  const loaded = await advertised(shell, { id, fetchScreen: async () => page });
  const markup = () =>
    renderToString(
      <StoresContext value={shell}>
        <loaded.Screen />
      </StoresContext>,
    );
  return { shell, page, loaded, markup };
};

describe('an advertisement of the host (R-216)', () => {
  it.each([
    ['en', 'Advertisement', advertisement.text.en, 'Open welding.example'],
    ['hi', 'विज्ञापन', advertisement.text.hi, 'welding.example खोलें'],
  ] as const)('is at the page’s end, says what it is, and asks nobody else: %s', async (language, label, text, link) => {
    const { markup, loaded } = await withAd('jobs', language);
    const html = markup();
    document.body.innerHTML = `<main>${html}</main>`;
    const ad = within(screen.getByRole('complementary', { name: label }));
    expect(html.indexOf('Jobs of today')).toBeLessThan(html.indexOf('<aside'));
    expect(ad.getByText(label)).toBeTruthy();
    expect(ad.getByText(text)).toBeTruthy();
    const leads = ad.getByRole('link', { name: link });
    expect([leads.getAttribute('href'), leads.getAttribute('rel')]).toEqual([advertisement.url, 'sponsored noopener noreferrer']);
    expect(document.querySelectorAll('main :is(img, iframe, script, link, video)').length).toBe(0);
    expect(loaded.chunks()).toEqual(['jobs-en', `advertisement-${language}`]);
  });

  it('is one and the same screen each time, so nothing is redrawn', async () => {
    const { shell, page, loaded } = await withAd('jobs');
    expect(await advertised(shell, { id: 'jobs', fetchScreen: async () => page })).toBe(loaded);
  });

  it('is on no page of law, whatever is set', async () => {
    const { page, loaded } = await withAd('dataMap');
    expect(loaded).toBe(page);
  });

  it('comes with the code of the pages that the host names, and with no other', async () => {
    const chunksOf = async (ad: HostAdvertisement | null, id: string) => {
      const route = createRoutes(shellWith(ad), { showsKit: false }).find((one) => one.id === id);
      return (await route?.fetchScreen())?.chunks();
    };
    expect(await chunksOf(advertisement, 'jobs')).toContain('advertisement-en');
    expect(await chunksOf(advertisement, 'colleges')).not.toContain('advertisement-en');
    expect(await chunksOf(null, 'jobs')).not.toContain('advertisement-en');
  });
});
