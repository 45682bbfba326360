// Who says what went wrong: core throws kinds and codes, web/words hold the sentences, and the message of a Failure is for developers.
import ts from 'typescript';
import { isTest, type Rule, type Source } from './source.ts';

const makers: Readonly<Record<string, number>> = { Failure: 1, refused: 2 };

/** Stores and views that may read a failure's message, each for a promise that requires it. */
const readers: readonly { readonly at: string; readonly because: string }[] = [
  { at: 'src/web/stores/app/failures-store.ts', because: 'an error report goes to developers' },
  { at: 'src/web/stores/composer/composer-store.ts', because: 'a draft keeps why it was not published, and no screen draws it (R-062)' },
  { at: 'src/web/stores/login/social-login-store.ts', because: 'what the script of a provider or the server says about a login is shown (R-240 to R-243)' },
  { at: 'src/web/stores/providers/naukri-script-store.ts', because: 'what the script of the job portal says is shown (R-243)' },
  { at: 'src/web/stores/verification/portal-step-store.ts', because: 'what the job portal says of an account is shown (R-119)' },
];

/** Recognizes sentences by a capital, at least three words and an end mark. */
const isSentence = (text: string): boolean => /[.!?।]$/u.test(text) && /^[A-Z$][^\n ]* [^\n ]* [^\n]*$/u.test(text);

/** Core throws nothing but a Failure, whose kind both sides know. */
export const throwsOnlyFailures: Rule = (node, { path }) => {
  if (!isCore(path) || !ts.isThrowStatement(node) || !ts.isNewExpression(node.expression)) return undefined;
  const thrown = node.expression.expression.getText();
  return thrown === 'Failure' ? undefined : `throws ${thrown}: throw a Failure of a kind that both sides know.`;
};

/** Sentences in core are messages of a Failure. */
export const speaksToDevelopers: Rule = (node, { path }) => {
  if (!isCore(path) || !(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) || !isSentence(textOf(node)) || isMessage(node)) return undefined;
  return `says “${textOf(node).slice(0, 40)}”: answer with a kind, a code or a value; the sentence that people read stands in web/words.`;
};

/** Failures with a message also have a code, by which the web speaks each language. */
export const namesItsCode: Rule = (node, { path }) => {
  if (!isCore(path) || !ts.isNewExpression(node) || node.expression.getText() !== 'Failure') return undefined;
  const [kind, message, facts] = node.arguments ?? [];
  if (!kind || !message || message.getText() === 'undefined' || (ts.isStringLiteral(kind) && kind.text === 'broken')) return undefined;
  const hasCode = facts && ts.isObjectLiteralExpression(facts) && facts.properties.some(({ name }) => name?.getText() === 'code');
  return hasCode ? undefined : 'says what went wrong to developers alone: name the code by which web/words tell people.';
};

/** Stores and views tell people by kind and code. */
export const readsNoMessage: Rule = (node, { path }) =>
  isScreen(path) && !isOfChat(path) && readsMessage(node) && !readers.some(({ at }) => at === path)
    ? 'reads a message, which is English and for developers: tell people by the kind or the code, with a sentence of web/words.'
    : undefined;

/** Contract is the only table of HTTP statuses. */
export const holdsNoStatusTable: Rule = (node, { path }) => {
  if (!path.startsWith('src/') || path.startsWith('src/contract/') || isTest(path) || !ts.isObjectLiteralExpression(node)) return undefined;
  const statuses = node.properties.filter((it) => ts.isPropertyAssignment(it) && ts.isNumericLiteral(it.initializer) && /^[45]\d\d$/.test(it.initializer.text));
  return statuses.length > 2 ? 'is a second table of HTTP statuses: the one of src/contract/status.ts says the status of a kind and of a code.' : undefined;
};

/** Listed readers that read no message any more, so that the list only shrinks. */
export function silentReaders(sources: readonly Source[]): string[] {
  const reads = (node: ts.Node): boolean => readsMessage(node) || (ts.forEachChild(node, (child) => reads(child) || undefined) ?? false);
  return readers
    .filter(({ at }) => !sources.some(({ path, file }) => path === at && reads(file)))
    .map(({ at }) => `${at} reads no message any more: take it off the list of readers in scripts/codebase/failure-rules.ts.`);
}

const isCore = (path: string): boolean => path.startsWith('src/core/') && !isTest(path);

/** Messages in conversations are those members wrote. */
const isOfChat = (path: string): boolean => /^src\/web\/\w+\/chat\//.test(path);

const isScreen = (path: string): boolean => /^src\/web\/(stores|views)\//.test(path) && !isTest(path);

const textOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string => (ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text);

function isMessage(node: ts.Node): boolean {
  const made = node.parent;
  if (!ts.isNewExpression(made) && !ts.isCallExpression(made)) return false;
  const place = makers[made.expression.getText()];
  return place !== undefined && made.arguments?.[place] === node;
}

function readsMessage(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'message';
  return ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'message';
}
