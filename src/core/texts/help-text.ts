import { languages, type Language } from '../device/preferences.ts';
import { screens } from '../navigation/screens.ts';
import { lettersOf, type InstanceText } from './instance-text.ts';
import type { InstanceTexts } from './instance-texts.ts';

/** Question answered by the installation's texts, phrased in each language. */
export interface HelpText {
  readonly id: string;
  readonly path: string;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** Title of the containing text. */
  readonly places: Readonly<Partial<Record<Language, string>>>;
}

export async function helpTextsIn(texts: InstanceTexts): Promise<readonly HelpText[]> {
  const written = await Promise.all(languages.map((language) => texts.one('faq', language)));
  const found = new Map<string, HelpText>();
  for (const text of written)
    for (const [id, title] of headingsOf(text)) {
      const { titles = {}, places = {} } = found.get(id) ?? {};
      const { language } = text;
      found.set(id, { id, path: `${screens.faq}#${id}`, titles: { ...titles, [language]: title }, places: { ...places, [language]: text.title } });
    }
  return [...found.values()];
}

const headingsOf = ({ blocks }: InstanceText): readonly (readonly [id: string, title: string])[] =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [[block.id, lettersOf(block.runs)] as const] : []));
