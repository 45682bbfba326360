import { blockOf, type HydrationData } from '#contract/hydration-data.ts';
import { routes } from '#contract/generated/login/sessions.ts';

/** The parts of a page that is stored: its document, its title, and the files of the build that it names. */
export interface KeptDocument {
  readonly html: string;
  readonly title: string;
  readonly files: readonly string[];
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const block = /(<script type="application\/json" id="hydration">)(.*?)(<\/script>)/s;

/** A page made for guests, as it is stored: it says of itself that it is, and not that nobody is signed in, for a member may read it. Nothing where it was not rendered. */
export function keptDocument(html: string): KeptDocument | undefined {
  const data = block.exec(html)?.[2];
  if (data === undefined) return undefined;
  const hydration: HydrationData = JSON.parse(data);
  if (!hydration.isServerRendered) return undefined;
  const answers = hydration.answers.filter(({ url }) => url !== routes.getSession[1]);
  return {
    html: html
      .replace('<html ', '<html data-kept="page" ')
      .replace(block, (_, start: string, __, end: string) => `${start}${blockOf({ ...hydration, answers })}${end}`),
    title: (/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '').replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign),
    files: [...new Set([...html.matchAll(/(?:href|src)="(\/static\/[^"]+|\/favicon[^"]*)"/g)].flatMap(([, file]) => file ?? []))],
  };
}
