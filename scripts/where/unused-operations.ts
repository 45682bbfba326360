// Operations that no screen asks: found by what stores and views call of their ports, and ports of the contract.
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { readContracts } from '#openapi/read/read-contracts.ts';
import { isTest } from '../codebase/source.ts';

/** A thing called, with those that call it: `listFeed` by `Feeds.page`, or by a screen. */
type Callers = Map<string, Set<string>>;

const screen = 'a screen';

/** Operations that neither a screen nor a caller named in the contract uses. */
export function unusedOperations(root = '.'): string[] {
  const callers = callersIn(root);
  const reaches = (name: string, seen: ReadonlySet<string> = new Set()): boolean =>
    name === screen || (!seen.has(name) && [...(callers.get(name) ?? [])].some((caller) => reaches(caller, new Set([...seen, name]))));
  return readContracts(join(root, 'openapi'))
    .operations.filter(({ operationId, pointer }) => pointer.text('x-called-by') === undefined && !reaches(operationId))
    .map(({ service, operationId }) => `openapi/${service}.yaml: ${operationId} is asked by no screen: ${wayOf(callers.get(operationId))}.`);
}

const wayOf = (callers: ReadonlySet<string> | undefined): string =>
  callers ? `${[...callers].join(', ')} is called by none of them` : 'no adapter of the browser names it';

function callersIn(root: string): Callers {
  const paths = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter((path) => !isTest(path));
  const program = ts.createProgram(
    paths.map((path) => resolve(root, path)),
    {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      types: ['react', 'react-dom'],
    },
  );
  const checker = program.getTypeChecker();
  const callers: Callers = new Map();
  const note = (node: ts.Node, caller: string): void => {
    const by = memberAt(node, checker) ?? caller;
    for (const thing of thingsAt(node, checker)) callers.set(thing, (callers.get(thing) ?? new Set()).add(by));
    node.forEachChild((inner) => note(inner, by));
  };
  for (const file of program.getSourceFiles()) if (/\/src\/(?:web|core)\//.test(file.fileName)) note(file, screen);
  return callers;
}

/** The method of a port that an adapter keeps with this part of an object or a class. */
function memberAt(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!(ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) || !ts.isIdentifier(node.name)) return undefined;
  const { parent, name } = node;
  const types = ts.isObjectLiteralExpression(parent)
    ? [checker.getContextualType(parent)]
    : ts.isClassDeclaration(parent)
      ? (parent.heritageClauses ?? []).flatMap(({ types: heirs }) => heirs.map((heir) => checker.getTypeAtLocation(heir)))
      : [];
  return types.flatMap((type) => namesOf(type?.getProperty(name.text))).at(0);
}

/** Things named after a dot, in brackets, or taken out of an object. */
function thingsAt(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  const within = (holder: ts.Node, names: readonly string[]) => names.flatMap((name) => namesOf(checker.getTypeAtLocation(holder).getProperty(name)));
  if (ts.isPropertyAccessExpression(node)) return within(node.expression, [node.name.text]);
  if (ts.isElementAccessExpression(node)) return within(node.expression, literalsOf(checker.getTypeAtLocation(node.argumentExpression)));
  if (!ts.isBindingElement(node)) return [];
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? within(node.parent, [name.text]) : [];
}

const literalsOf = (type: ts.Type): readonly string[] => (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));

/** `Port.method` of an abstract class of the core, or the bare name of an operation. */
const namesOf = (member: ts.Symbol | undefined): readonly string[] =>
  (member?.declarations ?? []).flatMap(({ parent }) => {
    if (ts.isInterfaceDeclaration(parent) && parent.name.text === 'operations') return [member?.name ?? ''];
    return ts.isClassDeclaration(parent) && parent.getSourceFile().fileName.includes('/src/core/') ? [`${parent.name?.text}.${member?.name}`] : [];
  });
