import { withoutUnseen } from '../content/unseen-signs.ts';

const most = 140;

/** Signs of no script, and halves of signs. */
const meaningless = /[\p{Co}\p{Cs}]/gu;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** Anything that looks like a link, with or without a scheme. */
const links = /[a-z][a-z\d+.-]*:\/*\S*[./]\S*|\/\/\S+|\S+@\S+|\S*[\p{L}\p{N}]\.\p{L}{2}\S*/giu;

/** The text that a URL may show as a toast (D-20, S-55): plain words, without links, and not too many of them. */
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
