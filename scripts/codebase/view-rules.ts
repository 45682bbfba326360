// Rules of screens: they may not carry style that the server's policy would block, or words that nobody can translate.
import ts from 'typescript';
import { isTest, type Rule, type Source } from './source.ts';

const draws = ({ path }: Source): boolean => /^src\/web\/(views|app)\//.test(path) && path.endsWith('.tsx') && !isTest(path);

/** Attributes whose text a person reads or hears. */
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'summary',
  'title',
];

export const carriesNoStyle: Rule = (node, source) => {
  if (!draws(source)) return undefined;
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    if (name === 'style') return 'sets style on an element, which the policy of the rendered page blocks: use a class, a data- attribute or an SVG attribute.';
    if (name === 'dangerouslySetInnerHTML') return 'writes HTML into the page: draw it as elements.';
  }
  const isStyleElement = (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'style';
  return isStyleElement ? 'draws a <style> element, which the policy of the page blocks: write a .module.css file beside the view.' : undefined;
};

export const saysNothingItself: Rule = (node, source) => {
  if (!draws(source)) return undefined;
  const texts = ts.isJsxText(node)
    ? [node.text]
    : ts.isJsxAttribute(node)
      ? spokenIn(node)
      : ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
        ? textsOf(node.expression)
        : [];
  return texts
    .filter(isWords)
    .map((text) => `says "${text.trim()}" itself: put the sentence into its word in the folders en and hi of src/web/words, and read it with useWords(…).`);
};

const isWords = (text: string): boolean => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));

function spokenIn({ name, initializer }: ts.JsxAttribute): string[] {
  if (!initializer || !spoken.includes(name.getText())) return [];
  return ts.isJsxExpression(initializer) ? textsOf(initializer.expression) : textsOf(initializer);
}

/** Literal texts an expression may become, without calls and elements. */
function textsOf(expression: ts.Node | undefined): string[] {
  if (!expression) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) return [expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const isChoice = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken].includes(
      expression.operatorToken.kind,
    );
    return isChoice ? [...textsOf(expression.left), ...textsOf(expression.right)] : [];
  }
  return [];
}
