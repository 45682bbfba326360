import { fieldsIn, numberIn, textIn, textListIn } from '../device/kept-value.ts';

export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly keptAt: number;
  /** Empty for a guest. */
  readonly reader: string;
  readonly files: readonly string[];
}

export function keptPageIn(value: unknown): KeptPage {
  const { path, title, keptAt, reader, files } = fieldsIn(value);
  return { path: textIn(path), title: textIn(title), keptAt: numberIn(keptAt), reader: textIn(reader), files: textListIn(files) };
}

/** Keeps the reader's latest pages, removing those of other members. */
export const staying = (pages: readonly KeptPage[], reader: string): readonly KeptPage[] =>
  pages
    .filter((page) => page.reader === '' || page.reader === reader)
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .slice(0, mostPages);

export const mostPages = 50;

/** Stores only whole guest pages, never a member's. */
export const isForGuests = ({
  status,
  cacheControl,
  isRedirected,
}: {
  readonly status: number;
  readonly cacheControl: string;
  readonly isRedirected: boolean;
}): boolean => status === 200 && !isRedirected && cacheControl !== '' && !/no-store|private/.test(cacheControl);
