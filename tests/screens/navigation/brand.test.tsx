import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand.ts';
import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import * as companies from '#web/app/companies/companies-wiring.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';

const koyal: Brand = { name: { en: 'Koyal', hi: 'कोयल' }, pictures: '/brand/0a1b2c3d' };

describe('an installation with its own name (T-12)', () => {
  it('says it in the title and bar, in its reader’s language, beside its logo', async () => {
    const { shell } = open(companies, screens.companies, screens.companies, [[Companies, new FakeCompanies()]], { brand: koyal });
    expect((await screen.findByRole('link', { name: 'Koyal' })).querySelector('img.mark')?.getAttribute('src')).toBe('/brand/0a1b2c3d/sign.webp');
    await waitFor(() => expect(document.title).toBe('Companies in India | Koyal'));
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(screen.getByRole('link', { name: 'कोयल' })).toBeTruthy();
    expect(document.title).toMatch(/ \| कोयल$/);
    expect(document.body.textContent).not.toMatch(/Daftar|दफ़्तर/);
  });

  it('is the product’s, with its sign, where the operator set none', async () => {
    open(companies, screens.companies, screens.companies, [[Companies, new FakeCompanies()]]);
    expect((await screen.findByRole('link', { name: 'Daftar' })).querySelector('svg.mark')).toBeTruthy();
  });
});
