import { useLayoutEffect, type RefObject } from 'react';

/** Keeps the last height of undrawn sheets, so that lists return to their position. */
export function useSteadyHeight(sheet: RefObject<HTMLElement | null>, heights: Map<string, number>, id: string): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const height = heights.get(id);
    if (height !== undefined) element.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
    return () => void heights.set(id, element.offsetHeight);
  }, [sheet, heights, id]);
}
