import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { screens } from '#core/navigation/screens.ts';
import type { TextName } from '#core/texts/instance-text.ts';
import { textPaths } from '#core/texts/text-paths.ts';
import { InstanceTexts } from '#core/texts/instance-texts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import * as blogPost from '#web/app/texts/blog-post-wiring.ts';
import * as blog from '#web/app/texts/blog-wiring.ts';
import * as credits from '#web/app/texts/credits-wiring.ts';
import * as terms from '#web/app/texts/terms-wiring.ts';
import { areaOf } from '#web/app/texts/text-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { demoTexts } from '#tests/fakes/texts/demo-texts.ts';
import { aBlogPost, aText, FakeInstanceTexts } from '#tests/fakes/texts/fake-instance-texts.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (name: TextName, texts: InstanceTexts = new FakeInstanceTexts(), language: Language = 'en') =>
  open(areaOf(name), textPaths[name], textPaths[name], [[InstanceTexts, texts]], { preferences: new FakePreferences({ language }) });

const own = { ...aText({ title: 'Our terms' }), isDefault: false };

describe('a text (R-244, R-245)', () => {
  it('shows its blocks, its table of contents and when it was changed', async () => {
    opened('terms-of-use');
    expect(await screen.findByRole('heading', { level: 1, name: 'terms-of-use' })).toBeTruthy();
    expect(document.title).toBe('terms-of-use | Daftar');
    expect(screen.getByText('Last changed on 27 November 2026')).toBeTruthy();
    expect(screen.getByText('This is the default text. The host of this site has not written another.')).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#account', '#content']);
    expect(screen.getByRole('heading', { level: 2, name: 'Your account' }).id).toBe('account');
    expect(screen.getByText('yours').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Delete it' }).closest('ol')).toBeTruthy();
  });

  it('is asked for in the chosen language, and says where only one exists', async () => {
    const { shell } = opened('terms-of-use', new FakeInstanceTexts({ texts: [{ name: 'terms-of-use', text: own }] }));
    await screen.findByRole('heading', { level: 1, name: 'Our terms' });
    expect(screen.queryByText(/alone|सिर्फ़/)).toBeNull();
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByText('यह सिर्फ़ अंग्रेज़ी में है।')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Our terms' }).lang).toBe('en');
    expect(screen.getByText('Your account', { selector: 'h2' }).closest('[lang=en]')).toBeTruthy();
  });

  it.each([
    ['en', 'Privacy policy'],
    ['hi', 'निजता नीति'],
  ] as const)('that ships is drawn whole in %s', async (language, title) => {
    opened('privacy-policy', demoTexts, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText(/Koyal Trust/)).toBeTruthy();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect([levels[0], new Set(levels.slice(1))]).toEqual(['H1', new Set(['H2'])]);
  });

  it('about the installation is beside the others of its kind, and marks where one is', async () => {
    opened('our-team');
    const tabs = within(await screen.findByRole('navigation', { name: 'About this site' }));
    expect(tabs.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/faq', null],
      ['/about-us', null],
      ['/our-team', 'page'],
      ['/blog', null],
      ['/credits', null],
    ]);
  });
});

describe('the blog (R-244)', () => {
  const posts = [aBlogPost(), aBlogPost({ slug: 'hello', title: 'Hello', writtenOn: '2026-11-20' })];
  const openPost = (slug: string) => open(blogPost, screens.blogPost, `/blog/${slug}`, [[InstanceTexts, new FakeInstanceTexts({ posts })]]);

  it('lists its posts, newest first', async () => {
    open(blog, screens.blog, screens.blog, [[InstanceTexts, new FakeInstanceTexts({ posts })]]);
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Hello', 'How we count']);
    expect(screen.getByRole('link', { name: 'How we count' }).getAttribute('href')).toBe('/blog/how-we-count');
    expect(screen.getByText('20 November 2026')).toBeTruthy();
  });

  it('says where nothing was written yet', async () => {
    open(blog, screens.blog, screens.blog, [[InstanceTexts, new FakeInstanceTexts()]]);
    expect(await screen.findByText('No posts yet.')).toBeTruthy();
  });

  it('shows one post, and says where there is none', async () => {
    const { view } = openPost('how-we-count');
    expect(await screen.findByRole('heading', { level: 1, name: 'How we count' })).toBeTruthy();
    expect(document.title).toBe('How we count | Daftar');
    view.unmount();
    openPost('nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such post.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog');
  });
});

describe('credits (R-244)', () => {
  it('name each work by its kind, with version and licence', async () => {
    const works = [
      { kind: 'package', name: 'react', version: '19.3.1', licence: 'MIT' },
      { kind: 'package', name: 'silent', version: '2.0.0', licence: null },
      { kind: 'font', name: 'Noto Sans', version: null, licence: 'OFL-1.1' },
    ] as const;
    open(credits, screens.credits, screens.credits, [[InstanceTexts, new FakeInstanceTexts({ credits: works })]]);
    const packages = within(await screen.findByRole('table', { name: 'Packages' }));
    expect(packages.getByRole('rowheader', { name: 'react' }).closest('tr')?.textContent).toBe('react19.3.1MIT');
    expect(packages.getByText('as its own files say')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Fonts' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Programs' })).toBeNull();
  });
});

describe('terms and policies (R-245)', () => {
  it('leads to every page of rules, and to where one complains', async () => {
    open(terms, screens.terms, screens.terms);
    await screen.findByRole('heading', { level: 1, name: 'Terms and policies' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/legal/privacy-policy',
      '/legal/community-guidelines',
      '/legal/terms-of-use',
      '/legal/data-map',
      '/transparency',
      '/legal/security-checks',
      '/credits',
      '/contact',
      '/legal/grievances',
      '/legal/summons-notice-form',
    ]);
  });

  it('are linked from the footer of every page, with the answers', async () => {
    open(terms, screens.terms, screens.terms);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms and policies' }).getAttribute('href')).toBe('/terms-and-policies');
    expect(footer.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/faq');
  });
});
