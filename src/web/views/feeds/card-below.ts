/** The first card of a list that reaches below a line across the screen. Its sheets are asked first: whatever is asked of a card has to lay out all of its sheet. */
export function cardBelow(line: number, feed: Element | null): HTMLElement | undefined {
  const reaches = (element: Element) => element.getBoundingClientRect().bottom > line;
  for (const sheet of feed?.children ?? []) {
    const card = reaches(sheet) && [...sheet.querySelectorAll('article')].find(reaches);
    if (card) return card;
  }
  return undefined;
}
