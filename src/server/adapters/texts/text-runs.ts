import type { Token } from 'markdown-it';
import { textBounds, type TextRun } from '#core/texts/instance-text.ts';
import { safeHref } from '#core/texts/safe-href.ts';
import type { Fill } from './fill.ts';

type Style = Pick<TextRun, 'strong' | 'emphasis'>;

/** HTML elements whose text is not for readers. */
const unread = /^<(script|style|iframe|object|template|noscript|svg|math)\b/i;

/** Drops raw HTML, and reduces pictures to descriptions and unsafe links to their text. */
export function runsIn(inline: Pick<Token, 'children'>, fill: Fill): readonly TextRun[] {
  const runs: TextRun[] = [];
  const style = { strong: 0, emphasis: 0 };
  let href: string | undefined;
  let hidden: string | undefined;
  const push = (text: string, more: Pick<TextRun, 'code'> = {}): void => {
    if (hidden === undefined) join(runs, { text: fill(text), ...styleOf(style), ...more, ...(href !== undefined && { href }) });
  };
  for (const token of inline.children ?? []) {
    if (token.type === 'html_inline') hidden = hiddenAfter(token.content, hidden);
    else if (token.type === 'link_open') href = safeHref(fill(String(token.attrGet('href') ?? '')));
    else if (token.type === 'link_close') href = undefined;
    else if (token.type.startsWith('strong_')) style.strong += token.nesting;
    else if (token.type.startsWith('em_')) style.emphasis += token.nesting;
    else if (token.type === 'softbreak') push(' ');
    else if (token.type === 'hardbreak') push('\n');
    else if (token.type === 'code_inline') push(token.content, { code: true });
    else push(token.content);
  }
  return runs.filter(({ text }) => text !== '');
}

function hiddenAfter(tag: string, hidden: string | undefined): string | undefined {
  if (hidden === undefined) return tag.endsWith('/>') ? undefined : unread.exec(tag)?.[1]?.toLowerCase();
  return tag.toLowerCase().startsWith(`</${hidden}`) ? undefined : hidden;
}

const styleOf = ({ strong, emphasis }: { readonly strong: number; readonly emphasis: number }): Style => ({
  ...(strong > 0 && { strong: true }),
  ...(emphasis > 0 && { emphasis: true }),
});

function join(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1);
  const isSame = last && last.strong === run.strong && last.emphasis === run.emphasis && last.code === run.code && last.href === run.href;
  if (!isSame || last.text.length + run.text.length > textBounds.longestTextRun) runs.push(run);
  else runs[runs.length - 1] = { ...last, text: last.text + run.text };
}
