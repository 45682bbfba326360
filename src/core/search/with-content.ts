import { nearestCity } from '../query-words/nearest-city.ts';
import type { FoundAnswer, PossibleAnswer } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';

/** Extra answers to check, as some lead to nothing. */
const spare = 6;

const placeOfEmpty = 2;

/** Replaces an empty page with the same for all cities. */
export async function withContent(index: SearchIndex, found: readonly PossibleAnswer[], most: number): Promise<readonly FoundAnswer[]> {
  const looked = found.slice(0, most + spare);
  const contents = looked.flatMap(chainOf).flatMap(({ content }) => content ?? []);
  const filled = contents.length === 0 ? [] : await index.filled(contents);
  const empty = new Set(contents.filter((_, place) => filled[place] === false));
  const isFilled = ({ content }: PossibleAnswer): boolean => content === null || !empty.has(content);
  const shown: FoundAnswer[] = [];
  const asked = looked.find(({ isAsked, content }) => isAsked && content !== null && empty.has(content));
  for (const answer of looked) {
    const instead = chainOf(answer).find(isFilled);
    if (!instead || shown.length === most || shown.some(({ path }) => path === instead.path)) continue;
    shown.push(instead === answer ? plain(answer) : { ...plain(instead), elsewhere: await elsewhereOf(index, answer, instead) });
  }
  return asked ? [...shown.slice(0, placeOfEmpty), { ...plain(asked), isEmpty: true }, ...shown.slice(placeOfEmpty)].slice(0, most) : shown;
}

const chainOf = (answer: PossibleAnswer): readonly PossibleAnswer[] => [answer, ...(answer.wider ? chainOf(answer.wider) : [])];

function plain({ wider: _, isAsked: __, ...answer }: PossibleAnswer): FoundAnswer {
  return answer;
}

async function elsewhereOf(index: SearchIndex, { parts: { city } }: PossibleAnswer, { parts, content }: PossibleAnswer): Promise<FoundAnswer['elsewhere']> {
  if (city === null || parts.city !== null) return null;
  const cities = content === null ? [] : await index.citiesWith(content);
  return {
    notIn: city,
    nearest: nearestCity(
      city,
      cities.map(({ name }) => name),
    ),
  };
}
