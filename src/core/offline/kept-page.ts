import { fieldsIn, numberIn, textIn, textListIn } from '../device/kept-value.ts';

/** A page as the device keeps it. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  /** The moment when it was read last. */
  readonly keptAt: number;
  /** The member who read it; nothing for a guest. */
  readonly reader: string;
  /** The files of the build that it was made with. */
  readonly files: readonly string[];
}

/** A page by what is stored beside it. */
export function keptPageIn(value: unknown): KeptPage {
  const { path, title, keptAt, reader, files } = fieldsIn(value);
  return { path: textIn(path), title: textIn(title), keptAt: numberIn(keptAt), reader: textIn(reader), files: textListIn(files) };
}

/** The pages that stay when someone reads: the last ones of theirs, and none that another member has read here. The last read comes first. */
export const staying = (pages: readonly KeptPage[], reader: string): readonly KeptPage[] =>
  pages
    .filter((page) => page.reader === '' || page.reader === reader)
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .slice(0, mostPages);

/** The most pages that a device keeps. */
export const mostPages = 50;

/** Whether an answer may be stored: a whole page, made for guests. A page of a member is never stored, and says so. */
export const isForGuests = ({
  status,
  cacheControl,
  isRedirected,
}: {
  readonly status: number;
  readonly cacheControl: string;
  readonly isRedirected: boolean;
}): boolean => status === 200 && !isRedirected && cacheControl !== '' && !/no-store|private/.test(cacheControl);
