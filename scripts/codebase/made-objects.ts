// Objects that a function makes, where a class would hold one thing and forward to it: `export const httpPolls = (feed): Polls => ({ … })`.
import ts from 'typescript';

export interface MadeObject {
  readonly name: string;
  readonly type: string | undefined;
  readonly methods: readonly string[];
}

export function objectsMadeIn(file: ts.SourceFile): MadeObject[] {
  return file.statements.flatMap(makersIn).flatMap(({ name, maker }) => {
    const members: readonly ts.ObjectLiteralElementLike[] = objectOf(maker)?.properties ?? [];
    const methods = members.filter(isMethod).map((member) => member.name.getText());
    return methods.length > 0 && methods.length === members.length ? [{ name, type: maker.type?.getText(), methods }] : [];
  });
}

type Maker = ts.ArrowFunction | ts.FunctionDeclaration;

function makersIn(statement: ts.Statement): { readonly name: string; readonly maker: Maker }[] {
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? '', maker: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer) ? [{ name: name.getText(), maker: initializer }] : [],
  );
}

function objectOf({ body }: Maker): ts.ObjectLiteralExpression | undefined {
  if (!body) return undefined;
  const last = ts.isBlock(body) ? body.statements.at(-1) : undefined;
  const returned = ts.isBlock(body) ? last && ts.isReturnStatement(last) && last.expression : body;
  if (!returned) return undefined;
  const made = ts.isParenthesizedExpression(returned) ? returned.expression : returned;
  return ts.isObjectLiteralExpression(made) ? made : undefined;
}

const isMethod = (member: ts.ObjectLiteralElementLike): member is ts.MethodDeclaration | ts.PropertyAssignment =>
  ts.isMethodDeclaration(member) || (ts.isPropertyAssignment(member) && ts.isArrowFunction(member.initializer));
