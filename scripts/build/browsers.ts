// The browsers that pages are built for, each with its oldest version; an older one reads public pages without script.
//
// Chrome and Edge 117, Firefox 125, Safari 17: menus are popovers, choices show by `:has()` that they are chosen, tables of rows share their columns
// (`subgrid`), and long texts are cut between letters of Indian scripts (`Intl.Segmenter`). In others these would fail without a word.
//
// On phones with Android, which are most of those in India, Chrome brings itself up to date; Android 8 and 9 keep Chrome 138 and Android 7 keeps 119, which is
// enough, while Android 6 keeps 106, which is not. iPhones reach Safari 17 from the XS and XR of 2018 on; an 8 or X stays at 16. Windows 7 and 8 stay at
// Chrome 109 and Firefox 115. How many people this leaves out is not known: the product counts no browsers.

export type Browser = 'chrome' | 'edge' | 'firefox' | 'safari';

export const oldestBrowsers: Readonly<Record<Browser, number>> = { chrome: 117, edge: 117, firefox: 125, safari: 17 };

/** The query for them that the build takes. */
export const browsersQuery: string[] = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser} >= ${version}`);
