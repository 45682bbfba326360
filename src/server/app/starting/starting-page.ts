import { saidIn } from '#words/words.ts';
import { inlineSource } from '../http/headers.ts';
import { escaped, ownDocument, type OwnPage } from '../http/own-document.ts';

/** The style of the page. It is in it, as no file of the build is served yet; its values are those of `src/web/views/style/tokens.css`. */
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

/** The script of the page: where its URL names a place in the page, browsers take `Refresh` for a way to that place, and ask for nothing. */
const script = 'if (location.hash) setTimeout(() => location.reload(), 2000);';

/** The Content-Security-Policy of this page: it shows itself alone. */
export const startingPolicy = `default-src 'none'; script-src${inlineSource(script)}; style-src${inlineSource(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The page that means every other while the server starts; to someone who sent a form it says that it did not arrive. */
export function startingPage(page: Omit<OwnPage, 'styles' | 'style'>, wasSent: boolean): string {
  const { title, about, notTaken } = saidIn('starting', page.preference.language);
  const said = escaped(wasSent ? notTaken : about);
  return ownDocument(
    { ...page, styles: [], style },
    title,
    `<div role="status"><h1>${escaped(title)}</h1><p>${said}</p></div>${wasSent ? '' : `<script>${script}</script>`}`,
  );
}
