// Texts of members reach the database through their makers alone: no cast, type argument or guard calls a text sanitized, and no statement copies one past the types.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest, type Rule } from './source.ts';

const makers = 'src/server/adapters/content/sanitized-text.ts';

/** Files that may assert Kysely's row types, because they declare columns. */
const declaring = ['src/server/adapters/database/table.ts', 'src/server/adapters/database/column.ts'];

/** Types that only makers of sanitized text give, and Kysely types that hide them. */
const proven = /\b(SanitizedText|PublishedText|SanitizedJson|SanitizedForm|Checked)\b/;
const written = /\b(InsertType|UpdateType|Insertable|Updateable|RowOf|NewRow|ChangedRow)\b/;

/** Casts past every type, each where no text is written. */
const blindCasts = [
  { at: 'src/server/app/contract/contract-routes.ts', because: 'an operation is handed what was validated against its contract' },
  { at: 'src/server/app/http/open-app.ts', because: 'the two types of a reply differ in their generics' },
];

const goTo = `let a maker of ${makers} sanitize it, and check it where everybody reads it`;

export const castsNoText: Rule = (node, { path, file }) => {
  if (!isServer(path) || !isAssertion(node)) return undefined;
  const said = withAliases(node.type, file);
  if (proven.test(said) || (written.test(said) && !declaring.includes(path))) return `casts to ${node.type.getText()}: ${goTo}.`;
  const before = withoutBrackets(node.expression);
  const isBlind = node.type.kind === ts.SyntaxKind.NeverKeyword || (isAssertion(before) && before.type.kind === ts.SyntaxKind.UnknownKeyword);
  return isBlind && !blindCasts.some(({ at }) => at === path) ? `casts past every type, as any text could be called sanitized: ${goTo}.` : undefined;
};

/** Refuses type arguments of SQL, and guards, that claim a text is sanitized. */
export const claimsNoText: Rule = (node, { path, file }) => {
  if (!isServer(path)) return undefined;
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
    const claimed = (node.typeArguments ?? []).find((type) => proven.test(withAliases(type, file)) || type.kind === ts.SyntaxKind.NeverKeyword);
    return claimed && `says <${claimed.getText()}> of what the database or somebody else gives: ${goTo}.`;
  }
  if (ts.isTypePredicateNode(node) && node.type && proven.test(withAliases(node.type, file))) return `guards a text as ${node.type.getText()}: ${goTo}.`;
  const renamed = ts.isImportSpecifier(node) ? node.propertyName : undefined;
  return renamed && proven.test(renamed.getText()) ? `calls ${renamed.getText()} by another name, under which a cast is not seen: keep its name.` : undefined;
};

/** Requires a type for parsed values, which as `any` would pass for sanitized. */
export const typesWhatIsParsed: Rule = (node, { path }) => {
  if (!/^src\/server\/(adapters|services|demo)\//.test(path) || isTest(path) || !ts.isCallExpression(node)) return undefined;
  if (!/^JSON\.parse$|\.json$/.test(node.expression.getText())) return undefined;
  return isTyped(node)
    ? undefined
    : 'leaves what it parsed without a type, which would pass for a sanitized text: write `const said: unknown = …`, and read it from there.';
};

/** Words of the product belong in its source. */
export const ownsItsWords: Rule = (node, { path, file }) => {
  if (!isServer(path) || !ts.isCallExpression(node) || !/^(ownWords|sanitizedJson)$/.test(node.expression.getText())) return undefined;
  return node.arguments.some((argument) => holdsAssertion(argument) || holdsAssertion(declaredIn(file, argument)))
    ? `casts what it hands to ${node.expression.getText()}, which takes its type as the proof: ${goTo}.`
    : undefined;
};

export const writesByTypes: Rule = (node, { path }) => {
  if (!isServer(path) || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const called = node.expression.name.text;
  return ['expression', 'executeQuery', 'withTables'].includes(called)
    ? `writes by .${called}(…), which takes any text into any column: write .values(…) or .set(…), which ask for sanitized texts.`
    : undefined;
};

/** Statements that copy rows past the declared deletion: materialized views, derived tables, triggers and rules. */
const copies: readonly (readonly [what: string, found: RegExp])[] = [
  ['a materialized view', /\bcreate\s+materialized\s+view\b/i],
  [
    'a table made of others',
    /\bcreate\s+(?:(?:global|local|temp|temporary|unlogged)\s+)*table\s+(?:if\s+not\s+exists\s+)?[\w."]+\s*(?:\([^()]*\)\s*)?(?:using\s+\w+\s*)?(?:on\s+commit\s+\w+(?:\s+\w+)?\s*)?as\b/i,
  ],
  ['a table made of others', /\bselect\b[^;]*\binto\s+(?:temp|temporary|unlogged|table)\b/i],
  ['a table made of others', /\bselect\s+[^;]*?\binto\s+"?\w+"?\s+from\b/i],
  ['a trigger', /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b/i],
  ['a rule of the database', /\bcreate\s+(?:or\s+replace\s+)?rule\b/i],
  ['a table made of others', /\.create(View|Table)\(/],
  ['a table that inherits', /\binherits\s*\(/i],
];

export function copyRefusals(root: string): string[] {
  return globSync(['src/server/**/*.sql', 'src/server/**/*.ts'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8').replace(/^\s*(--|\/\/|\*|\/\*).*$/gm, '');
      const found = new Set(copies.filter(([, statement]) => statement.test(text)).map(([what]) => what));
      return [...found].map(
        (what) =>
          `${path} makes ${what}, where no declaration of a table says whose texts lie there and what deletion leaves: declare a table, and write it through its types.`,
      );
    });
}

const isServer = (path: string): boolean => path.startsWith('src/server/') && path !== makers && !isTest(path);

const isAssertion = (node: ts.Node): node is ts.AsExpression | ts.TypeAssertion =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type);

const withoutBrackets = (node: ts.Expression): ts.Expression => (ts.isParenthesizedExpression(node) ? withoutBrackets(node.expression) : node);

const holdsAssertion = (node: ts.Node | undefined): boolean =>
  node !== undefined && (isAssertion(node) || (ts.forEachChild(node, (child) => holdsAssertion(child) || undefined) ?? false));

function withAliases(type: ts.TypeNode, file: ts.SourceFile): string {
  const text = type.getText();
  const aliases = file.statements.filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node));
  return [text, ...aliases.filter(({ name }) => new RegExp(`\\b${name.text}\\b`).test(text)).map((alias) => alias.getText())].join(' ');
}

function declaredIn(file: ts.SourceFile, name: ts.Node): ts.Expression | undefined {
  if (!ts.isIdentifier(name)) return undefined;
  const find = (node: ts.Node): ts.Expression | undefined =>
    ts.isVariableDeclaration(node) && node.name.getText() === name.text && node.initializer ? node.initializer : ts.forEachChild(node, find);
  return find(file);
}

/** Accepts values typed by an annotation, an assertion, or a function's return type. */
function isTyped(value: ts.Node): boolean {
  const { parent } = value;
  if (ts.isAsExpression(parent)) return true;
  if (ts.isVariableDeclaration(parent)) return parent.type !== undefined;
  const passesOn = ts.isParenthesizedExpression(parent) || ts.isAwaitExpression(parent) || ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent);
  if (passesOn) return isTyped(parent);
  if (!ts.isReturnStatement(parent) && !ts.isArrowFunction(parent)) return false;
  const answers = ts.findAncestor(value, ts.isFunctionLike);
  return answers?.type !== undefined;
}
