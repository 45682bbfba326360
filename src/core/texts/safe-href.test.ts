import { expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

it.each(['https://www.meity.gov.in/rules?a=1#top', 'HTTPS://daftar.example', 'mailto:hello@koyal.example', '/legal/data-map', '/', '#your-rights'])(
  'lets a link to %s through (R-245)',
  (href) => expect(safeHref(href)).toBe(href),
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://daftar.example',
  'ftp://daftar.example',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://',
  'https://daftar.example@evil.example/',
  '/\t/evil.example',
  '/\u200b/evil.example',
  'mailto:',
  'mailto:{contact}',
  '#',
  '',
  'page',
  './page',
  `/${'a'.repeat(2_048)}`,
])('shows a link to %j as its letters alone (R-245)', (href) => expect(safeHref(href)).toBeUndefined());
