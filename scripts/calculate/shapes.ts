// Input and output of a calculator, read from the types it is written with, so that the help and the check of input cannot fall behind them.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type Shape =
  | { readonly kind: 'rupees' | 'percent' | 'count' | 'number' | 'date' | 'month' | 'text' | 'boolean' | 'null'; readonly isSigned?: boolean }
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'either'; readonly of: readonly Shape[] }
  | { readonly kind: 'object'; readonly name: string; readonly says: string; readonly fields: readonly Field[] };

export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly says: string;
  readonly usual: string | undefined;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly shape: Shape;
}

type ObjectShape = Shape & { readonly kind: 'object' };

const plain: Readonly<Record<string, Shape>> = {
  Rupees: { kind: 'rupees' },
  SignedRupees: { kind: 'rupees', isSigned: true },
  Percent: { kind: 'percent' },
  SignedPercent: { kind: 'percent', isSigned: true },
  Count: { kind: 'count' },
  IsoDate: { kind: 'date' },
  IsoMonth: { kind: 'month' },
};

export class Shapes {
  readonly #declared = new Map<string, ts.Statement | ts.VariableDeclaration>();

  constructor(root = '.') {
    for (const path of globSync([`${root}/src/core/*/*-types.ts`, `${root}/src/core/calculators/states.ts`])) {
      const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
      for (const statement of file.statements) {
        if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) this.#declared.set(statement.name.text, statement);
        if (ts.isVariableStatement(statement)) for (const one of statement.declarationList.declarations) this.#declared.set(one.name.getText(), one);
      }
    }
  }

  /** Lists inherited fields first. */
  object(name: string): ObjectShape {
    const declared = this.#declared.get(name);
    if (!declared || !ts.isInterfaceDeclaration(declared)) throw new Error(`There is no interface ${name}.`);
    return { kind: 'object', name, says: docOf(declared).says, fields: this.#fieldsOf(declared) };
  }

  #fieldsOf(declared: ts.InterfaceDeclaration): Field[] {
    const parents = (declared.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
    const inherited = parents.flatMap((parent) => this.object(parent).fields);
    return [...declared.members.flatMap((member) => (ts.isPropertySignature(member) && member.type ? [this.#fieldOf(member, member.type)] : [])), ...inherited];
  }

  #fieldOf(member: ts.PropertySignature, type: ts.TypeNode): Field {
    return { name: member.name.getText(), isOptional: member.questionToken !== undefined, ...docOf(member), shape: this.#shapeOf(type) };
  }

  #shapeOf(type: ts.TypeNode): Shape {
    if (ts.isTypeOperatorNode(type)) return this.#shapeOf(type.type);
    if (ts.isParenthesizedTypeNode(type)) return this.#shapeOf(type.type);
    if (ts.isArrayTypeNode(type)) return { kind: 'list', of: this.#shapeOf(type.elementType) };
    if (ts.isTupleTypeNode(type)) return { kind: 'list', of: this.#shapeOf(type.elements[0] ?? type) };
    if (ts.isUnionTypeNode(type)) return this.#unionOf(type);
    if (ts.isLiteralTypeNode(type)) return literalShape(type);
    if (ts.isTypeLiteralNode(type)) {
      return {
        kind: 'object',
        name: '',
        says: '',
        fields: type.members.flatMap((member) => (ts.isPropertySignature(member) && member.type ? [this.#fieldOf(member, member.type)] : [])),
      };
    }
    if (ts.isIndexedAccessTypeNode(type)) return this.#indexedShape(type);
    if (ts.isTypeReferenceNode(type)) return this.#referredShape(type.typeName.getText());
    if (type.kind === ts.SyntaxKind.BooleanKeyword) return { kind: 'boolean' };
    return { kind: type.kind === ts.SyntaxKind.NumberKeyword ? 'number' : 'text' };
  }

  #referredShape(name: string): Shape {
    if (plain[name]) return plain[name];
    const declared = this.#declared.get(name);
    if (declared && ts.isInterfaceDeclaration(declared)) return this.object(name);
    const shape: Shape = declared && ts.isTypeAliasDeclaration(declared) ? this.#shapeOf(declared.type) : { kind: 'text' };
    return shape.kind === 'choice' ? { ...shape, name } : shape;
  }

  /** Resolves (typeof states)[number], or the type of another shape's field. */
  #indexedShape(type: ts.IndexedAccessTypeNode): Shape {
    const object = ts.isParenthesizedTypeNode(type.objectType) ? type.objectType.type : type.objectType;
    if (ts.isTypeQueryNode(object)) {
      const list = this.#declared.get(object.exprName.getText());
      const values = [...(list?.getText().matchAll(/'([^']+)'/g) ?? [])].map(([, value = '']) => value);
      return { kind: 'choice', name: '', values };
    }
    const field = type.indexType.getText().replaceAll("'", '');
    return this.object(object.getText()).fields.find(({ name }) => name === field)?.shape ?? { kind: 'text' };
  }

  #unionOf(type: ts.UnionTypeNode): Shape {
    const shapes = type.types.map((one) => this.#shapeOf(one));
    const choices = shapes.flatMap((shape) => (shape.kind === 'choice' ? shape.values : []));
    const others = shapes.filter(({ kind }) => kind !== 'choice');
    if (others.length === 0) return { kind: 'choice', name: '', values: choices };
    return { kind: 'either', of: [...(choices.length > 0 ? [{ kind: 'choice' as const, name: '', values: choices }] : []), ...others] };
  }
}

function literalShape({ literal }: ts.LiteralTypeNode): Shape {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return { kind: 'null' };
  return { kind: 'choice', name: '', values: [ts.isNumericLiteral(literal) ? Number(literal.text) : literal.getText().replaceAll("'", '')] };
}

function docOf(node: ts.Node): Pick<Field, 'says' | 'usual' | 'least' | 'most'> {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tag = (name: string): string | undefined => {
    const found = docs.flatMap(({ tags }) => [...(tags ?? [])]).find(({ tagName }) => tagName.text === name);
    return found ? (ts.getTextOfJSDocComment(found.comment) ?? '').trim() : undefined;
  };
  const bound = (name: string): number | undefined => (tag(name) === undefined ? undefined : Number(tag(name)));
  const says = docs
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { says, usual: tag('default'), least: bound('least'), most: bound('most') };
}
