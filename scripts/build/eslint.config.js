// Styles, held against the browsers of package.json; oxlint lints no styles.
import css from '@eslint/css';
import browserslist from 'browserslist';

const browsers = browserslist();
const haveAllOf = (year) => browsers.every((browser) => browserslist(`baseline ${year}`).includes(browser));
const years = Array.from({ length: new Date().getFullYear() - 2015 }, (_, since) => 2015 + since);

/** What all of these browsers have is the Baseline of a year, and what stands here by its name. */
const useBaseline = {
  available: years.findLast(haveAllOf),
  allowAtRules: ['container'],
  allowFunctions: ['fit-content'],
  // Without `scripting`, a reader whose browser runs no script sees a button that does nothing.
  allowMediaConditions: ['scripting'],
  allowProperties: [
    // All of them have these, some behind a prefix that the build writes, or but for a detail that nothing here asks for.
    ...['accent-color', 'contain-intrinsic-block-size', 'contain-intrinsic-size', 'container-type', 'hyphens', 'outline', 'overscroll-behavior'],
    ...['overscroll-behavior-inline', 'paint-order', 'print-color-adjust', 'user-select'],
    // Behind @supports.
    ...['anchor-name', 'anchor-scope', 'position-anchor', 'position-area', 'position-try-fallbacks'],
    // A browser without it lays a long list out whole.
    'content-visibility',
    // A browser without it, Safari, holds on to nothing by itself.
    'overflow-anchor',
    // Here a field stays as high as it is, and scrolls.
    ...['field-sizing', 'resize'],
    // Who lacks these two changes neither colours nor letters by itself.
    ...['forced-color-adjust', 'text-size-adjust'],
    // Here a shadow is cut at the edge.
    'overflow-clip-margin',
    // Here a row of tabs has a cut tab at its end, which does not fade.
    ...['animation-timeline', 'mask-image'],
    // Here a row of tabs begins with its first one.
    'scroll-initial-target',
    // Here scrollbars look as they do elsewhere on that device.
    'scrollbar-width',
    // Here lines of a heading differ in length, and a paragraph may end in one word.
    'text-wrap',
  ],
  // On paper, a browser without `avoid` may part a heading from its text; without `ui-monospace` it takes the next font.
  allowPropertyValues: { 'break-after': ['avoid'], 'font-family': ['ui-monospace'], 'grid-template-columns': ['subgrid'] },
  allowSelectors: [
    ...['has', 'popover-open'],
    // Behind @supports, and calculators unfold by script before they are printed.
    'details-content',
    // Without these two the browser chooses the colour.
    ...['marker', 'selection'],
  ],
};

export default [{ files: ['**/*.css'], language: 'css/css', plugins: { css }, rules: { 'css/use-baseline': ['error', useBaseline] } }];
