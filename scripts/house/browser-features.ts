// Features of browsers, held against the browsers that pages are built for. The compiler holds those of an edition of the language, such as `toSorted`, for
// the worlds of the browser list no later edition (`src/tsconfig.browser.json`); this table is of styles, and of what packages use.
import { oldestBrowsers, type Browser } from '../build/browsers.ts';

/** A feature, how it looks in what was built, and the version of each browser that has it; where it is fine to be without it, why. */
interface Feature {
  readonly name: string;
  readonly looks: RegExp;
  readonly since: { readonly chrome: number; readonly firefox: number; readonly safari: number };
  readonly without?: string;
}

const never = Infinity;

const feature = (name: string, looks: RegExp, [chrome, firefox, safari]: readonly [number, number, number], without?: string): Feature => ({
  name,
  looks,
  since: { chrome, firefox, safari },
  ...(without !== undefined && { without }),
});

/** Styles, by the versions that MDN names. */
export const styleFeatures: readonly Feature[] = [
  feature('@layer', /@layer/, [99, 97, 15.4]),
  feature('@container', /@container/, [105, 110, 16]),
  feature(':has()', /:has\(/, [105, 121, 15.4]),
  feature(':popover-open', /:popover-open/, [114, 125, 17]),
  feature('subgrid', /\bsubgrid\b/, [117, 71, 16]),
  feature('dvh, svh, lvh', /\d[dsl]v[hw]\b/, [108, 101, 15.4]),
  feature('lh', /\dr?lh\b/, [109, 120, 16.4]),
  feature('ranges in @media', /@media[^{]*[<>]=?/, [104, 63, 16.4]),
  feature('translate, rotate, scale', /[;{](translate|rotate|scale):/, [104, 72, 14.1]),
  feature('overflow: clip', /overflow(-[xy])?:clip/, [90, 81, 16]),
  feature('accent-color', /accent-color/, [93, 92, 15.4]),
  feature('nesting', /[{};]\s*&/, [120, 117, 17.2]),
  feature('light-dark()', /light-dark\(/, [123, 120, 17.5]),
  feature('color-mix()', /color-mix\(/, [111, 113, 16.2]),
  feature('oklch()', /oklch\(/, [111, 113, 15.4]),
  feature('colours from others', /\b(rgb|hsl|oklch)\(from /, [119, 128, 16.4]),
  feature('@property', /@property/, [85, 128, 16.4]),
  feature('@scope', /@scope/, [118, 146, 17.4]),
  feature('@starting-style', /@starting-style/, [117, 129, 17.5]),
  feature('@view-transition', /@view-transition/, [126, never, 18.2]),
  feature(':user-invalid', /:user-(in)?valid/, [119, 88, 16.5]),
  feature('interpolate-size', /interpolate-size|calc-size\(/, [129, never, never]),
  feature('text-box', /[;{]text-box/, [133, never, 18.2]),
  feature('scroll timelines', /(animation|scroll|view)-timeline/, [115, never, 26]),
  feature('if() and functions', /@function|:if\(/, [137, never, never]),
  feature('@media (scripting)', /scripting:/, [120, 113, 17], 'a reader without script there sees a button that does nothing'),
  feature('anchors', /anchor-name|position-(anchor|area)/, [129, 147, 26], 'stands behind @supports'),
  feature('::details-content', /::details-content/, [131, 143, 18.4], 'stands behind @supports, and calculators unfold by script before they are printed'),
  feature('field-sizing', /field-sizing/, [123, never, 26.2], 'a field keeps its height and scrolls'),
  feature('text-wrap: balance', /text-wrap:balance/, [114, 121, 17.5], 'lines of a heading differ in length'),
  feature('text-wrap: pretty', /text-wrap:pretty/, [117, never, 26], 'a paragraph may end in one word'),
  feature('content-visibility', /content-visibility/, [85, 125, 18], 'a long list is laid out whole'),
  feature('scrollbar-width', /scrollbar-width/, [121, 64, 18.2], 'scrollbars look as they do elsewhere on that device'),
  feature('overflow-clip-margin', /overflow-clip-margin/, [90, 102, never], 'a shadow is cut at the edge'),
];

/** Script that packages use or that we ask browsers for, by the versions that MDN names. */
export const scriptFeatures: readonly Feature[] = [
  feature('popovers', /(show|hide|toggle)Popover\b/, [114, 125, 17]),
  feature('dialogs', /\.showModal\(/, [37, 98, 15.4]),
  feature('Intl.Segmenter', /\bIntl\.Segmenter/, [87, 125, 14.1]),
  feature('toSorted and its like', /\.to(Sorted|Reversed|Spliced)\(/, [110, 115, 16]),
  feature('toWellFormed', /\.(to|is)WellFormed\(/, [111, 119, 16.4]),
  feature('AbortSignal.timeout', /AbortSignal\.timeout\(/, [103, 100, 16]),
  feature('AbortSignal.any', /AbortSignal\.any\(/, [116, 124, 17.4]),
  feature('structuredClone', /\bstructuredClone\(/, [98, 94, 15.4]),
  feature('URL.canParse', /URL\.canParse\(/, [120, 115, 17]),
  feature('Promise.withResolvers', /\.withResolvers\(/, [119, 121, 17.4]),
  feature('Promise.try', /Promise\.try\(/, [128, 134, 18.2]),
  feature('groupBy', /\b(Object|Map)\.groupBy\(/, [117, 119, 17.4]),
  feature('Array.fromAsync', /Array\.fromAsync\(/, [121, 115, 16.4]),
  feature(
    'helpers of iterators',
    /\bIterator\.(from|prototype)|\.(values|keys|entries)\(\)\.(map|filter|take|drop|some|every|find|toArray)\(/,
    [122, 131, 18.4],
  ),
  feature('RegExp.escape', /RegExp\.escape\(/, [136, 134, 18.2]),
  feature('bytes as base64', /\.toBase64\(|\.fromBase64\(/, [140, 133, 18.2]),
  feature('scheduler.yield', /scheduler\.(yield|postTask)\(/, [129, 142, never]),
  feature('navigation', /\bnavigation\.(navigate|addEventListener)\(/, [102, 147, 26.2], 'React asks first whether it is there'),
  feature('sets of sets', /\.(union|intersection|difference|isSubsetOf)\(/, [122, 127, 17], 'MobX passes them on, and nobody here asks a set for them'),
  feature('transitions of pages', /\.startViewTransition\(/, [111, 144, 18], 'React knows them, and nothing here is drawn with one'),
  feature('requestIdleCallback', /requestIdleCallback\(/, [47, 55, never], 'its adapter takes a browser without it to be idle at once'),
  feature('Ed25519', /["'`]Ed25519["'`]/, [137, 129, 17], 'a library signs instead, loaded where it is needed'),
  feature('trusted types', /trustedTypes/, [83, 148, 26], 'asked for only where there are any'),
];

/** The features in a built text that one of the browsers lacks and that nothing stands in for, one sentence each. */
export function featureRefusals(place: string, text: string, features: readonly Feature[]): string[] {
  return features
    .filter(({ looks, without }) => without === undefined && looks.test(text))
    .flatMap(({ name, since }) =>
      (Object.entries(oldestBrowsers) as [Browser, number][]).flatMap(([browser, oldest]) => {
        const first = since[browser === 'edge' ? 'chrome' : browser];
        return first <= oldest
          ? []
          : [`${place} uses ${name}, which ${browser} ${oldest} does not have: say in the table what happens without it, or raise scripts/build/browsers.ts.`];
      }),
    );
}
