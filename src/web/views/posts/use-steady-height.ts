import { useLayoutEffect, type RefObject } from 'react';

/** Lets a sheet that is not drawn yet be as high as it was when it was drawn last, so that a list comes back at the place where it was left. */
export function useSteadyHeight(sheet: RefObject<HTMLElement | null>, heights: Map<string, number>, id: string): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const height = heights.get(id);
    if (height !== undefined) element.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
    return () => void heights.set(id, element.offsetHeight);
  }, [sheet, heights, id]);
}
