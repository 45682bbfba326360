import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { HeadPicture } from '#web/views/head.ts';
import { headMarkup } from './head-markup.ts';

const place = { origin: 'https://daftar.test', brand: productBrand, language: 'en' } as const;
const evil = `</title><script>alert(1)</script>"'&<!--\u2028`;

describe('the head of a rendered page', () => {
  it('lets no text break out of its place (S-57)', () => {
    const markup = headMarkup({ title: evil, description: evil, canonical: `/x?q=${evil}`, status: 200, structured: { name: evil } }, place);
    expect(markup.match(/<script/g)).toHaveLength(1);
    expect(markup).not.toContain('alert(1)</script>"');
    expect(markup).not.toContain('<!--');
    expect(markup.slice(markup.indexOf('ld+json'))).not.toContain('\u2028');
    expect(JSON.parse(/ld\+json">(.*)<\/script>$/.exec(markup)?.[1] ?? '')).toEqual({ name: evil });
  });

  it('says to search engines whole URLs', () => {
    const structured = { '@type': 'Organization', url: '/interviews', name: '/interviews', logo: '/images/k3v9', image: ['/media/k3v9'] };
    expect(headMarkup({ title: '', description: '', status: 200, structured }, place)).toContain(
      '"url":"https://daftar.test/interviews","name":"/interviews","logo":"https://daftar.test/images/k3v9","image":["https://daftar.test/media/k3v9"]}',
    );
  });

  it('gives a shared link the picture of its page, or that of its kind', () => {
    const at = (canonical: string, picture?: HeadPicture) => headMarkup({ title: '', description: '', canonical, status: 200, picture }, place);
    expect(at('/p/k3v9x0q2m7c1t8zb', { url: '/media/k3v9', width: 800, height: 450, alt: 'A "bridge"' })).toContain(
      '<meta property="og:image" content="https://daftar.test/media/k3v9"><meta property="og:image:width" content="800">' +
        '<meta property="og:image:height" content="450"><meta property="og:image:alt" content="A &quot;bridge&quot;">',
    );
    expect(at('/')).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Daftar">',
    );
    const kinds = {
      '/': 'home',
      '/p/k3v9': 'communities',
      '/communities': 'communities',
      '/overview/pravaha-overview': 'companies',
      '/abeca-2025': 'companies',
      '/awards/best-mega-companies-to-work-in-india-2025': 'companies',
      '/salaries/compare-offers': 'calculators',
    };
    for (const [path, kind] of Object.entries(kinds)) expect(at(path)).toContain(`<meta property="og:image" content="https://daftar.test/link/${kind}.png">`);
  });

  it('asks search engines to pass by what has no URL of its own', () => {
    expect(headMarkup({ title: 'Gone', description: '', status: 404 }, place)).toContain('noindex');
    expect(headMarkup({ title: 'Here', description: '', canonical: '/', status: 200 }, place)).not.toContain('noindex');
  });
});
