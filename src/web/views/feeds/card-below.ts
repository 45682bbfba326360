/** First card below a line. Checks sheets first, as measuring a card lays out its whole sheet. */
export function cardBelow(line: number, feed: Element | null): HTMLElement | undefined {
  const reaches = (element: Element) => element.getBoundingClientRect().bottom > line;
  for (const sheet of feed?.children ?? []) {
    const card = reaches(sheet) && [...sheet.querySelectorAll('article')].find(reaches);
    if (card) return card;
  }
  return undefined;
}
