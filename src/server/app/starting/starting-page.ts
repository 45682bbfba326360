import { saidIn } from '#words/words.ts';
import { inlineSource } from '../http/headers.ts';
import { escaped, ownDocument, type OwnPage } from '../http/own-document.ts';

/** Style inlined, as no build file is served yet; values come from `src/web/views/style/tokens.css`. */
const style = `:root{color-scheme:light dark}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{background:light-dark(#faf8f4,#151411);color:light-dark(#1b1a17,#f3f0ea);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Nirmala UI",sans-serif}
:lang(hi) body{line-height:1.65}
.wrap{width:min(100% - 2rem,1136px);margin-inline:auto}
.topbar{border-bottom:1px solid light-dark(#e2ded6,#37342d)}
.brand,h1{font-family:ui-serif,"Iowan Old Style",Charter,"Sitka Heading",Cambria,"Noto Serif","Noto Serif Devanagari",serif}
.brand{display:flex;align-items:center;gap:.55rem;min-height:56px;font-size:1.3rem;font-weight:600}
.mark{border-radius:7px;background:light-dark(#2a3ec0,#5666e8)}
.page{padding-block:4.5rem}
h1{font-size:clamp(1.625rem,1.4rem + 1vw,2rem);font-weight:500;line-height:1.2}
:lang(hi) h1{line-height:1.4}
p{max-width:42rem;margin-top:.75rem;color:light-dark(#5c584f,#b8b2a6)}`;

/** Reloads URLs with a fragment, for which `Refresh` only scrolls. */
const script = 'if (location.hash) setTimeout(() => location.reload(), 2000);';

export const startingPolicy = `default-src 'none'; script-src${inlineSource(script)}; style-src${inlineSource(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Start page; tells senders of a form that it did not arrive. */
export function startingPage(page: Omit<OwnPage, 'styles' | 'style'>, wasSent: boolean): string {
  const { title, about, notTaken } = saidIn('starting', page.preference.language);
  const said = escaped(wasSent ? notTaken : about);
  return ownDocument(
    { ...page, styles: [], style },
    title,
    `<div role="status"><h1>${escaped(title)}</h1><p>${said}</p></div>${wasSent ? '' : `<script>${script}</script>`}`,
  );
}
