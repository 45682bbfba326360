import { inflateSync } from 'node:zlib';

/** Text of each PDF page without spaces, as Chromium sets letters singly. */
export function pdfPages(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objects = new Map([...file.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body] as const));
  const fonts = new Map([...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, glyphsOf(objects, id)] as const));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const [, id = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    return textIn(streamOf(objects.get(id) ?? ''), fonts);
  });
}

interface Glyphs {
  /** Hexadecimal digits per glyph. */
  readonly width: number;
  readonly letters: ReadonlyMap<number, string>;
}

/** Stream of an object by its stated length, as it may end in a line end. */
function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  if (!start || length === undefined) return '';
  const from = start.index + start[0].length;
  const data = body.slice(from, from + Number(length));
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

function glyphsOf(objects: ReadonlyMap<string, string>, font: string): Glyphs {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
  const map = streamOf(objects.get(id) ?? '');
  const letters = new Map<number, string>();
  for (const [block] of map.matchAll(/beginbfchar[\s\S]*?endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) letters.set(Number.parseInt(code, 16), utf16(text));
  for (const [block] of map.matchAll(/beginbfrange[\s\S]*?endbfrange/g))
    for (const [, first = '', last = '', text = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code += 1) letters.set(code, String.fromCharCode(Number.parseInt(text, 16) + code - start));
    }
  const [, space = '0000'] = /begincodespacerange\s*<([\dA-Fa-f]+)>/.exec(map) ?? [];
  return { width: space.length, letters };
}

const utf16 = (hex: string): string => (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function textIn(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let font: Glyphs = { width: 4, letters: new Map() };
  let text = '';
  for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    else
      for (let at = 0; at < (hex ?? '').length; at += font.width) text += font.letters.get(Number.parseInt((hex ?? '').slice(at, at + font.width), 16)) ?? '';
  }
  return text.replaceAll(/\s/g, '');
}
