import { withoutUnseen } from '../content/unseen-signs.ts';

const most = 140;

/** Private-use characters and lone surrogates. */
const meaningless = /[\p{Co}\p{Cs}]/gu;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

const links = /[a-z][a-z\d+.-]*:\/*\S*[./]\S*|\/\/\S+|\S+@\S+|\S*[\p{L}\p{N}]\.\p{L}{2}\S*/giu;

/** Limits toasts from URLs to a few plain words without links (D-20, S-55). */
export function toastText(text: string): string {
  const plain = withoutUnseen(text.replace(controls, ' ')).replace(meaningless, '').replace(links, '').replace(/ {2,}/g, ' ').trim();
  const signs = Array.from(plain);
  return signs.length <= most
    ? plain
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
