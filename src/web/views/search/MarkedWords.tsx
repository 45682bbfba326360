import { Marked } from '../fields/Marked.tsx';

interface MarkedWordsProps {
  readonly text: string;
  readonly typed: string;
}

/** Marks the typed words in a title, in any order. */
export function MarkedWords({ text, typed }: MarkedWordsProps) {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const pieces = piecesOf(text).map(({ from, piece }) => {
    const word = piece.toLowerCase();
    return <Marked key={from} text={piece} part={asked.find((each) => word.startsWith(each)) ?? ''} />;
  });
  return <span>{pieces}</span>;
}

const piecesOf = (text: string): readonly { readonly from: number; readonly piece: string }[] =>
  [...text.matchAll(/\s+|\S+/gu)].map(({ 0: piece, index }) => ({ from: index, piece }));
