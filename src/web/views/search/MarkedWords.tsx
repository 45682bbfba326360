import { Marked } from '../fields/Marked.tsx';

interface MarkedWordsProps {
  readonly text: string;
  /** The words that were typed, each of which may begin one of the text. */
  readonly typed: string;
}

/** A title in which the words that were typed are marked, in whichever order they stand. */
export function MarkedWords({ text, typed }: MarkedWordsProps) {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const pieces = piecesOf(text).map(({ from, piece }) => {
    const word = piece.toLowerCase();
    return <Marked key={from} text={piece} part={asked.find((each) => word.startsWith(each)) ?? ''} />;
  });
  return <span>{pieces}</span>;
}

/** The words of a text and what is between them, each with its place. */
const piecesOf = (text: string): readonly { readonly from: number; readonly piece: string }[] =>
  [...text.matchAll(/\s+|\S+/gu)].map(({ 0: piece, index }) => ({ from: index, piece }));
