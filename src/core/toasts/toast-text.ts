import { withoutUnseen } from '../content/unseen-signs.ts';

const [most, mostRead] = [140, 1_000];

/** Private-use characters and lone surrogates. */
const meaningless = /[\p{Co}\p{Cs}]/gu;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

const links = /[a-z][a-z\d+.-]*:\/*\S*[./]\S*|\/\/\S+|\S*@\S+|\S+ @ \S+|\S*[\p{L}\p{N}]\.\p{L}{2}\S*|\S+ ?[([{]?\bdot\b[)\]}]? ?\S+|\S*\p{L}\S*_\S*/giu;
/** Five digits or more with any signs between them, which may be called. */
const numbers = /[+(]*\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){4,}/gu;

/** Limits toasts from URLs to a few plain words that lead nowhere (D-20, S-55). */
export function toastText(text: string): string {
  const plain = withoutUnseen(text.slice(0, mostRead).normalize('NFKC').replace(controls, ' ')).replace(meaningless, '');
  const signs = Array.from(plain.replace(links, '').replace(numbers, '').replace(/ {2,}/g, ' ').trim());
  return signs.length <= most
    ? signs.join('')
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
