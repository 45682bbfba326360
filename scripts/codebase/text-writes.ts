// Texts of members are written by their types, asked of the compiler: nothing has a type there only because the column wants it.
import { join } from 'node:path';
import ts from 'typescript';
import { typedProgramIn } from './typed-program.ts';

/** Types that only the makers of sanitized text give. */
const proven = /\b(SanitizedText|PublishedText|SanitizedJson|SanitizedForm)\b/;

/** Functions that take rows: Kysely statements and makers of whole rows. */
const takesRows = ['values', 'set', 'doUpdateSet', 'newRow', 'changedRow'];

/** Functions that take a kind's declaration, with parts that return rows. */
const takesKinds = ['ownModerated', 'ownContributions'];
const answersRows = ['texts', 'facts', 'once', 'parts'];

/** Writes that column types miss: SQL inferred as sanitized text, and values of type any. */
export function textWriteRefusals(root = '.'): string[] {
  const { program, writers: paths } = typedProgramIn(root);
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const file = program.getSourceFile(join(root, path));
    if (!file) return [];
    const refusals: string[] = [];
    const look = (node: ts.Node): void => {
      const said = saidOf(node, checker);
      if (said) refusals.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${said}`);
      node.forEachChild(look);
    };
    look(file);
    return refusals;
  });
}

function saidOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!ts.isTaggedTemplateExpression(node) && !ts.isCallExpression(node)) return undefined;
  const type = checker.getTypeAtLocation(node);
  if (isExpression(type)) {
    return proven.test(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation))
      ? 'writes SQL where a sanitized text is asked for, which takes its type from there: hand the text itself to the column.'
      : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const given = node.arguments.at(-1);
  const loose = given && looseRowIn(calledBy(node), checker.getTypeAtLocation(given), given, checker);
  return loose && `writes ${loose} of type any, which would pass for a sanitized text: give it its type.`;
}

/** Recognizes SQL expressions, which declare their own result. */
const isExpression = (type: ts.Type): boolean => ['RawBuilder', 'ExpressionWrapper'].includes(type.getSymbol()?.name ?? '');

const calledBy = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';

function looseRowIn(called: string, type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (takesRows.includes(called)) return looseIn(type, at, checker);
  if (!takesKinds.includes(called)) return undefined;
  const answers = type.getProperties().filter(({ name }) => answersRows.includes(name));
  return answers.map((answer) => looseIn(checker.getTypeOfSymbolAtLocation(answer, at), at, checker)).find((loose) => loose !== undefined);
}

function looseIn(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (isAny(type)) return 'a value';
  const [made] = type.getCallSignatures();
  if (made) return looseIn(checker.getAwaitedType(made.getReturnType()) ?? made.getReturnType(), at, checker);
  const element = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  if (element) return looseIn(element, at, checker);
  const named = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (named && isAny(named)) return 'columns by computed names';
  const loose = type.getProperties().find((property) => isAny(checker.getTypeOfSymbolAtLocation(property, at)));
  return loose && `the column ${loose.name}`;
}

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0;
