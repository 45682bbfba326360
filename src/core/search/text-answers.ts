import type { Answers, AskedQuery } from './name-answers.ts';
import { anywhere, textKinds, type FoundText, type TextKind } from './found-text.ts';
import { isOrdinaryWord, isStopWord, type QueryTab } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import { answerOf, type PossibleAnswer } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { missingIn, saysEnough, saysEnoughAlone } from './text-query.ts';

const mostTexts = 4;
const mostMissing = 2;

const textsOfTab: Readonly<Partial<Record<QueryTab, readonly TextKind[]>>> = {
  interviews: ['QUESTION', 'INTERVIEW'],
  questions: ['QUESTION'],
  reviews: ['REVIEW'],
  discussions: ['POST'],
};

export async function textsFor(
  index: SearchIndex,
  { words, asTyped, isOpen }: AskedQuery,
  { items, isWhole, rest, company }: Answers,
): Promise<readonly PossibleAnswer[]> {
  if (isWhole) return [];
  const about = company ? { words: rest, companyId: company.id } : { words: asTyped };
  if (!company && !saysEnough(asTyped) && !(items.length === 0 && saysEnoughAlone(asTyped))) return [];
  const isBegun = isOpen && [asTyped.at(-1), words.at(-1)].includes(about.words.at(-1));
  const there = await index.texts({ ...anywhere, ...about, isOpen: isBegun, kinds: textKinds, most: mostTexts });
  const found = there.length > 0 || !company ? there : await index.texts({ ...anywhere, words: asTyped, isOpen: isBegun, kinds: textKinds, most: mostTexts });
  const texts = found.map((text) => answerOfText(text, about.words));
  return about.words.length > 1 ? texts : texts.filter(({ without }) => without.length === 0);
}

const answerOfText = (text: FoundText, words: readonly string[]): PossibleAnswer => ({
  ...answerOf(text.kind, text.path, {}),
  title: text.title,
  hint: text.place,
  without: missingIn(`${text.title} ${text.text}`, words),
});

/** Texts of the requested kind with all unknown words, or finally one of them. */
export async function textsOfPart(index: SearchIndex, { words, isOpen }: AskedQuery, partial: readonly QueryReading[]): Promise<readonly PossibleAnswer[]> {
  const said = words.filter((word) => !isStopWord(word) && !isOrdinaryWord(word));
  const ofKind = partial.find(({ tab, named: none }) => tab !== null && textsOfTab[tab] !== undefined && Object.keys(none).length === 0);
  const kinds = (ofKind?.tab && textsOfTab[ofKind.tab]) ?? textKinds;
  const rest = ofKind?.rest.filter((word) => !isOrdinaryWord(word)) ?? [];
  const textsWith = (some: readonly string[]) =>
    index.texts({ ...anywhere, words: some, isOpen: isOpen && some.at(-1) === words.at(-1), kinds, most: mostTexts });
  const all = rest.length > 0 && rest.length < said.length ? await textsWith(rest) : [];
  if (all.length > 0) return all.map((text) => answerOfText(text, rest));
  const telling = (rest.length > 0 ? rest : said).toSorted((one, other) => other.length - one.length);
  if (telling.length < 2 || telling.length > mostMissing + 1) return [];
  const found: (readonly PossibleAnswer[])[] = [];
  for (const word of telling.filter((each) => saysEnoughAlone([each]))) {
    const without = telling.filter((each) => each !== word);
    found.push((await textsWith([word])).map((text) => ({ ...answerOfText(text, []), without })));
  }
  // The word that fewest texts have says most.
  return found.filter((some) => some.length > 0).toSorted((one, other) => one.length - other.length)[0] ?? [];
}
