import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import { settled } from '../requests/request.ts';

/** The one of a list that a URL names, by its name or the same in URLs; none where it is not found, or nobody answers: it is chosen in the form then. */
export async function listedAs<Row extends { readonly name: string }>(
  asked: string | null,
  suggest: (text: string) => Promise<readonly Row[]>,
): Promise<Row | undefined> {
  if (asked === null) return undefined;
  const outcome = await settled(suggest(asked.replaceAll('-', ' ')));
  const wanted = listedUrlName(asked);
  return outcome.status === 'SUCCESS' ? outcome.value.find(({ name }) => listedUrlName(name) === wanted) : undefined;
}
