// Codebase rules of security: calls by which text becomes program, and cryptography that is weak.
import ts from 'typescript';
import { isTest, specifierOf, type Rule } from './source.ts';

const ships = (path: string): boolean => path.startsWith('src/') && !isTest(path);

const calleeOf = (node: ts.Node): string | undefined => (ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : undefined);

export const runsNoText: Rule = (node, { path }) => {
  if (!ships(path)) return undefined;
  const runs = /^(?:(?:window|globalThis)\.)?(?:eval|Function)$/.test(calleeOf(node) ?? '') || /^(?:node:)?vm$/.test(specifierOf(node) ?? '');
  return runs ? 'runs text as a program: write the program out.' : undefined;
};

const markupNames = new Set(['innerHTML', 'outerHTML', 'srcdoc', 'dangerouslySetInnerHTML']);
const markupCalls = /\.(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$|^document\.write(?:ln)?$/;

export const setsNoMarkup: Rule = (node, { path }) => {
  if (!ships(path)) return undefined;
  const assigned = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isPropertyAccessExpression(node.left);
  const named = assigned ? node.left.name.text : ts.isJsxAttribute(node) ? node.name.getText() : '';
  return markupNames.has(named) || markupCalls.test(calleeOf(node) ?? '') ? 'sets a text as markup: draw it with React, or set textContent.' : undefined;
};

const shellCalls = /^(?:exec|execSync)$/;

/** Refuses shell command lines, in which text could become a command. */
export const startsNoShell: Rule = (node, { path, file }) => {
  if (!ships(path)) return undefined;
  const usesShell = ts.isPropertyAssignment(node) && node.name.getText() === 'shell' && node.initializer.kind !== ts.SyntaxKind.FalseKeyword;
  const isStarting = usesShell && file.text.includes('node:child_process');
  const imports =
    ts.isImportSpecifier(node) &&
    shellCalls.test((node.propertyName ?? node.name).text) &&
    node.parent.parent.parent.moduleSpecifier.getText().includes('child_process');
  return isStarting || imports ? 'starts a program through a shell: name the program and its words with spawn or execFile.' : undefined;
};

const hashCalls = /^(?:createHash|createHmac|hkdfSync|hkdf|pbkdf2|pbkdf2Sync)$/;
const strongHash = /^'sha(?:256|384|512)'$/;
const cipherName = /^(?:aes|des|rc[24]|chacha20|bf|camellia|aria|sm4)(?:-[\w-]+)?$/i;

/** Refuses hashes below SHA-256, and ciphers that do not authenticate. */
export const usesStrongCiphers: Rule = (node, { path }) => {
  if (!ships(path)) return undefined;
  if (ts.isCallExpression(node) && hashCalls.test(node.expression.getText())) {
    const digest = node.arguments.find((argument) => ts.isStringLiteral(argument) && /^(?:sha|md|ripemd|blake|sm3)/i.test(argument.text));
    if (!digest || !strongHash.test(digest.getText())) return `hashes with ${digest?.getText() ?? 'an unnamed hash'}: take 'sha256'.`;
  }
  if (
    ts.isStringLiteral(node) &&
    cipherName.test(node.text) &&
    !['aes-256-gcm', 'AES-GCM'].includes(node.text) &&
    /cipher|subtle/i.test(node.getSourceFile().text)
  )
    return `encrypts with ${node.text}: take aes-256-gcm, which notices a change.`;
  return ts.isPropertyAccessExpression(node) && node.name.text === 'RSA_PKCS1_PADDING' ? 'pads by PKCS#1 v1.5: take PSS or OAEP.' : undefined;
};

/** Server code where chance guards no secret: demo people and waits for locks. */
const idleChance = ['src/server/demo/', 'src/server/adapters/postgres/data-lock.ts'];

/** Refuses predictable randomness where a secret depends on it. */
export const drawsFromTheSystem: Rule = (node, { path }) =>
  ts.isPropertyAccessExpression(node) &&
  node.getText() === 'Math.random' &&
  path.startsWith('src/server/') &&
  !isTest(path) &&
  !idleChance.some((place) => path.startsWith(place))
    ? 'draws with Math.random, which can be foretold: take randomFraction or randomSecret of server/adapters/secrets.'
    : undefined;

export const checksCertificates: Rule = (node, { path }) => {
  if (!ships(path)) return undefined;
  const takesAny = ts.isPropertyAssignment(node) && node.name.getText() === 'rejectUnauthorized' && node.initializer.kind !== ts.SyntaxKind.TrueKeyword;
  const isOff = ts.isIdentifier(node) && node.text === 'NODE_TLS_REJECT_UNAUTHORIZED';
  return takesAny || isOff ? 'takes any certificate: a connection is checked, or it is not made.' : undefined;
};
