import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

const logoOf = (name: string, picture: string | null = null) => render(<Logo name={name} picture={picture} size="large" />).container;

describe('the logo of a company without a picture', () => {
  it.each([
    ['Pravaha Cloudworks', 'PC'],
    ['koyal', 'K'],
    ['9 Square & Sons', '9S'],
    ['कोयल पे', 'को'],
    ['प्रवाह', 'प'],
    ['—', ''],
  ])('of %s shows %s', (name, letters) => {
    expect(logoOf(name).querySelector('text')?.textContent).toBe(letters);
  });

  it('always has the same ground for the same name', () => {
    const ground = () => logoOf('Koyal Pay').querySelector('path')?.getAttribute('fill');
    expect(ground()).toBe(ground());
    expect(logoOf('Nimbora Foods').querySelector('path')?.getAttribute('fill')).not.toBe(ground());
  });
});

describe('the logo of a company with a picture', () => {
  it('keeps its place before its picture, and is silent because the name is beside it', () => {
    const picture = logoOf('Koyal Pay', '/logos/koyal.webp').querySelector('img');
    expect([picture?.width, picture?.height, picture?.alt, picture?.getAttribute('loading')]).toEqual([64, 64, '', 'lazy']);
  });
});
