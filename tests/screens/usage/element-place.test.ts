import { expect, it } from 'vitest';
import { elementPlace } from '#web/adapters/usage/element-place.ts';

it('an element’s place is said by tags and classes, never by content (R-229)', () => {
  document.body.innerHTML =
    '<main id="asha"><section class="card wide" data-name="asha"><button class="btn" title="asha" aria-label="asha">Asha’s <b>review</b></button></section></main>';
  expect(elementPlace(document.querySelector('b')?.firstChild)).toBe('body>main>section.card.wide>button.btn>b');
  expect(elementPlace(document.querySelector('section'))).toBe('body>main>section.card.wide');
  expect([elementPlace(null), elementPlace(undefined)]).toEqual(['', '']);
});

it('a deep one loses its outermost parts, until two hundred characters are left (R-229)', () => {
  document.body.innerHTML = `${'<div class="some-long-class-name">'.repeat(20)}<a class="last"></a>`;
  const place = elementPlace(document.querySelector('a'));
  expect(place.length).toBeLessThanOrEqual(200);
  expect(place).toMatch(/^div\.some-long-class-name>.*>a\.last$/);
});
