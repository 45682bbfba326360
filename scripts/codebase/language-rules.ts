// Codebase rules of language: the ways of writing TypeScript for which a linter has no rule.
import ts from 'typescript';
import { roomOf } from './rooms.ts';
import { commentsWith, isTest, specifierOf, type Rule, type Source } from './source.ts';

/** Places that may use `try` and `catch`: the edges of the product, and its tools. */
const catchers = [
  'src/web/adapters/',
  'src/web/stores/requests/request.ts',
  'src/web/app/navigation/screen-router.ts',
  'src/web/app/sw.ts',
  'src/server/adapters/',
  'src/server/app/',
  'openapi/',
  'scripts/',
  'tests/',
];

/** Places of type assertions (casts), where nothing can prove the type. Tests cover both sides of each. */
const seams: readonly { readonly at: string; readonly because: string }[] = [
  { at: 'src/core/navigation/screens.ts', because: 'Object.fromEntries forgets which keys there were' },
  { at: 'src/web/adapters/http/http.ts', because: 'a call is typed by its operation, and openapi-fetch takes it by a path known only when it runs' },
  { at: 'src/web/app/container/bind.ts', because: 'a token and what is bound to it are matched by our types, which the container cannot follow' },
  { at: 'src/web/app/main.tsx', because: 'the hydration data is text in the page' },
  { at: 'src/web/stores/app/words-store.ts', because: 'whatever is kept under words was loaded from them' },
  { at: 'src/web/views/ui/Await.tsx', because: 'observer forgets the type parameter of what it watches' },
  { at: 'src/web/views/ui/PagedList.tsx', because: 'observer forgets the type parameter of what it watches' },
  { at: 'src/server/adapters/', because: 'what a row or a file holds is known to its writer, not to the compiler' },
  { at: 'src/server/app/', because: 'what arrives over the wire gets its type by being validated against the contract' },
  { at: 'src/server/demo/', because: 'Object.keys and Object.fromEntries forget which keys there were' },
  { at: 'openapi/', because: 'what is read of contracts and answers has no type' },
  { at: 'scripts/', because: 'what is read from files and tools has no type' },
];

export const catchesAtAnEdge: Rule = (node, { path }) => {
  const catches =
    ts.isTryStatement(node) || (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'catch');
  return catches && !isTest(path) && !catchers.some((place) => path.startsWith(place))
    ? `catches: let the Failure pass; it is caught in web/stores/requests/request.ts and in server/app, and turned into one in an adapter.`
    : undefined;
};

export const assertsAtASeam: Rule = (node, { path }) => {
  if (!isAssertion(node) || isTest(path) || seams.some(({ at }) => path.startsWith(at))) return undefined;
  return 'asserts a type: let the compiler prove it (an annotation, a guard, `satisfies`), or move the seam into an adapter or bind.ts.';
};

/** Seams without an assertion any more, so that the list only shrinks. */
export function closedSeams(sources: readonly Source[]): string[] {
  const asserts = (node: ts.Node): boolean => isAssertion(node) || (ts.forEachChild(node, (child) => asserts(child) || undefined) ?? false);
  return seams
    .filter(({ at }) => !sources.some(({ path, file }) => path.startsWith(at) && !isTest(path) && asserts(file)))
    .map(({ at }) => `${at} asserts no type any more: take it off the list of seams in scripts/codebase/language-rules.ts.`);
}

const isAssertion = (node: ts.Node): boolean => (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type);

export const isNoBarrel: Rule = (node, { path, file }) => {
  if (node !== file) return undefined;
  const onlyPassesOn =
    file.statements.length > 0 && file.statements.every((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement));
  const isIndex = /(^|\/)index\.[cm]?tsx?$/.test(path);
  return isIndex || (onlyPassesOn && file.statements.some(ts.isExportDeclaration)) ? 'is a barrel: import a thing from the file it stands in.' : undefined;
};

export const hasNoDecorators: Rule = (node) =>
  ts.isDecorator(node) ? 'uses a decorator: write the call out; these files run as they are written.' : undefined;

const isOfOneLanguage = (path: string): boolean => /^src\/web\/words\/[a-z]{2}\//.test(path);

/** Imports `#room/…` between rooms, and relative inside one, at most one step up or two between languages. */
export const importsLikeANeighbour: Rule = (node, { path }) => {
  const specifier = specifierOf(node);
  if (!specifier || !/^[.#]/.test(specifier)) return undefined;
  const target = specifier.startsWith('#') ? specifier.replace(/^#(?!tests\/|scripts\/|openapi\/)/, 'src/').replace('#', '') : resolved(path, specifier);
  const [home, there] = [placeOf(path), placeOf(target)];
  if (specifier.startsWith('#')) return home === there && home !== 'tests' ? `imports ${specifier} from its own room: write the relative path.` : undefined;
  if (specifier.startsWith(isOfOneLanguage(path) ? '../../..' : '../..') && !(home === 'openapi' && there === home))
    return `imports ${specifier}: between rooms use #core/…, #contract/…, #words/…, #web/…, #server/…, #tests/…, #scripts/… or #openapi/…; inside a room keep files closer.`;
  return there !== home && /^(src|tests|scripts|openapi)/.test(there)
    ? `imports ${specifier} across rooms: write #${target.replace(/^src\//, '')}.`
    : undefined;
};

/** Refuses comments that silence a check. Tests may show code that must not compile, with a reason. */
export const silencesNobody: Rule = (node, source) => {
  if (node !== source.file) return undefined;
  return commentsWith(/(eslint|oxlint|oxfmt|prettier|knip)-(disable|ignore)|@ts-(ignore|nocheck|expect-error)|v8 ignore/, source)
    .filter((comment) => !(isTest(source.path) && /@ts-expect-error Refused\b.*\w\.$/.test(comment.trim())))
    .map(
      (comment) =>
        `silences a machine (${comment.trim().slice(0, 60)}): mend what it says, or mend the rule for everybody. A test may show that something does not compile: “@ts-expect-error Refused, because …”.`,
    );
};

/** Takes time and chance as arguments, so that tests can set them and both sides render alike. */
export const takesTimeAndChance: Rule = (node, { path }) => {
  if (!ts.isNewExpression(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const room = roomOf(path);
  if (!room || isTest(path) || ['web/adapters', 'web/app', 'server/adapters', 'server/app', 'server/demo'].includes(room)) return undefined;
  const isNow = ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length;
  const asks = ts.isPropertyAccessExpression(node) && ['Date.now', 'Math.random'].includes(node.getText());
  return isNow || asks
    ? `asks for ${isNow ? 'the time' : node.getText()}: take the moment from the Clock of #core/clock.ts, and chance as an argument.`
    : undefined;
};

const placeOf = (path: string): string => (roomOf(path) ? `src/${roomOf(path)}` : (path.split('/', 1)[0] ?? ''));

const resolved = (path: string, specifier: string): string => new URL(specifier, `file:///${path}`).pathname.slice(1);
