import { describe, expect, it } from 'vitest';
import { headMarkup } from './head-markup.ts';

const evil = `</title><script>alert(1)</script>"'&<!--\u2028`;

describe('the head of a rendered page', () => {
  it('lets no text break out of its place (S-57)', () => {
    const markup = headMarkup({ title: evil, description: evil, canonical: `/x?q=${evil}`, status: 200, structured: { name: evil } }, 'https://daftar.test');
    expect(markup.match(/<script/g)).toHaveLength(1);
    expect(markup).not.toContain('alert(1)</script>"');
    expect(markup).not.toContain('<!--');
    expect(markup.slice(markup.indexOf('ld+json'))).not.toContain('\u2028');
    expect(JSON.parse(/ld\+json">(.*)<\/script>$/.exec(markup)?.[1] ?? '')).toEqual({ name: evil });
  });

  it('asks search engines to pass by what has no URL of its own', () => {
    expect(headMarkup({ title: 'Gone', description: '', status: 404 }, 'https://daftar.test')).toContain('noindex');
    expect(headMarkup({ title: 'Here', description: '', canonical: '/', status: 200 }, 'https://daftar.test')).not.toContain('noindex');
  });
});
