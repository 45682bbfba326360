import { useLayoutEffect, type RefObject } from 'react';

/** Lets a card that is not drawn yet be as high as it was when it was drawn last, so that a list comes back at the place where it was left. */
export function useKeptHeight(card: RefObject<HTMLElement | null>, heights: Map<string, number>, id: string): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const height = heights.get(id);
    if (height !== undefined) element.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
    return () => void heights.set(id, element.offsetHeight);
  }, [card, heights, id]);
}
