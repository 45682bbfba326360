import { blockOf, type HydrationData } from '#contract/hydration-data.ts';
import { routes } from '#contract/generated/login/sessions.ts';

export interface KeptDocument {
  readonly html: string;
  readonly title: string;
  readonly files: readonly string[];
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const block = /(<script type="application\/json" id="hydration">)(.*?)(<\/script>)/s;

/** Guest page marked as kept, without a signed-out state because a member may read it. */
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
