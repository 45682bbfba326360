import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import { settled } from '../requests/request.ts';

/** Row that a URL names, or none, to be chosen in the form. */
export async function listedAs<Row extends { readonly name: string }>(
  asked: string | null,
  suggest: (text: string) => Promise<readonly Row[]>,
): Promise<Row | undefined> {
  if (asked === null) return undefined;
  const outcome = await settled(suggest(asked.replaceAll('-', ' ')));
  const wanted = listedUrlName(asked);
  return outcome.status === 'SUCCESS' ? outcome.value.find(({ name }) => listedUrlName(name) === wanted) : undefined;
}
