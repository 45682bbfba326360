import type { ReactNode } from 'react';
import type { Pages } from '#web/stores/requests/pages.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { ContributedCards } from './ContributedCards.tsx';
import { ResultsHeading } from './SkipToResults.tsx';

interface ContributedListWords {
  readonly list: string;
  readonly more: string;
  readonly end: string;
  readonly fromTheStart: string;
  readonly none: string;
  readonly noneFound: string;
  readonly noneFoundBecause: string;
  readonly clear: string;
}

interface ContributedListProps<Item> {
  readonly pages: Pages<Item>;
  readonly items?: readonly Item[];
  readonly words: ContributedListWords;
  readonly urlOf: (cursor?: string) => string;
  readonly wholeUrl: string | undefined;
  readonly ask: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

export function ContributedList<Item>({ words, urlOf, wholeUrl, ask, ...list }: ContributedListProps<Item>) {
  const empty =
    wholeUrl === undefined ? (
      <EmptyState title={words.none}>{ask}</EmptyState>
    ) : (
      <EmptyState title={words.noneFound} because={words.noneFoundBecause} link={{ label: words.clear, to: wholeUrl }} />
    );
  return (
    <>
      <ResultsHeading>{words.list}</ResultsHeading>
      <ContributedCards {...list} words={words} urlOf={urlOf} empty={empty} ask={ask} />
      <FromTheStart pages={list.pages} label={words.fromTheStart} to={urlOf()} />
    </>
  );
}
