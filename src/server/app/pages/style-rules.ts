export interface Needs {
  readonly classes: readonly string[];
  readonly tags: readonly string[];
}

/** Block such as `@media`, or a rule with its needs; without needs it is always kept. */
export type StyleRule =
  | { readonly opening: string; readonly isLayer: boolean; readonly within: readonly StyleRule[] }
  | { readonly text: string; readonly anyOf?: readonly Needs[] };

const grouping = /^@(layer|media|supports|container)\b/;

/** States absent at first paint. */
const notAtFirst = /(?<!:not\():(hover|active|focus|focus-visible|focus-within|popover-open|user-invalid)\b|::(selection|backdrop)/;

/** Expects minified CSS without comments. */
export function rulesIn(sheet: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < sheet.length;) {
    const end = endOf(sheet, at);
    const text = sheet.slice(at, end);
    const brace = openingIn(text);
    at = end;
    if (text.trim() !== '') rules.push(brace < 0 ? { text } : ruleOf(text, brace));
  }
  return rules;
}

function ruleOf(text: string, brace: number): StyleRule {
  const prelude = text.slice(0, brace).trim();
  if (grouping.test(prelude)) return { opening: prelude, isLayer: prelude.startsWith('@layer'), within: rulesIn(text.slice(brace + 1, -1)) };
  return prelude.startsWith('@')
    ? { text }
    : {
        text,
        anyOf: split(prelude)
          .filter((selector) => !notAtFirst.test(selector))
          .map(needsOf),
      };
}

/** Ignores brackets: `:not(…)` needs nothing and `:is(…)` only one of several. */
function needsOf(selector: string): Needs {
  let depth = 0;
  let bare = '';
  for (const { 0: part } of selector.matchAll(/\\.|"[^"]*"|[()[\]]|[^\\"()[\]]+/gs)) {
    if (/^[([]$/.test(part)) depth++;
    else if (/^[)\]]$/.test(part)) depth--;
    else if (depth === 0) bare += part;
  }
  return {
    classes: [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
    tags: [...bare.replace(/\\./g, '').matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
  };
}

function split(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const { 0: part } of list.matchAll(/\\.|"[^"]*"|[()[\],]|[^\\"()[\],]+/gs)) {
    depth += /^[([]$/.test(part) ? 1 : /^[)\]]$/.test(part) ? -1 : 0;
    if (part === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += part;
  }
  return selectors;
}

const signs = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]/gs;

function endOf(sheet: string, from: number): number {
  let depth = 0;
  signs.lastIndex = from;
  for (let found = signs.exec(sheet); found; found = signs.exec(sheet)) {
    if (found[0] === '{') depth++;
    if (found[0] === '}') depth--;
    if (depth === 0 && (found[0] === '}' || found[0] === ';')) return signs.lastIndex;
  }
  return sheet.length;
}

function openingIn(text: string): number {
  signs.lastIndex = 0;
  for (let found = signs.exec(text); found; found = signs.exec(text)) if (found[0] === '{') return found.index;
  return -1;
}
