// Answers a question about pay as JSON: `npm run calculate -- incomeTax '{"taxableIncome": 1240000}'`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { calculators, type Calculator } from './calculate/functions.ts';
import { generalHelp, helpOn } from './calculate/help.ts';
import { readValue, Unreadable } from './calculate/read-value.ts';
import { Shapes } from './calculate/shapes.ts';
import { Failure } from '#core/failure.ts';

const shapes = new Shapes();

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

function run(args: readonly string[]): string {
  const [first = '', second] = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--file');
  if (args.includes('--help')) return first ? helpOn(first, named(first), shapes) : generalHelp(shapes);
  const fileAt = args.indexOf('--file');
  const strange = args.find((arg) => arg.startsWith('--') && arg !== '--file');
  if (strange) throw new Unreadable(`There is no option ${strange}; there are --file and --help.`);
  if (fileAt >= 0) return JSON.stringify(answersTo(args[fileAt + 1], first), null, 2);
  if (!first) throw new Unreadable(`Name a function: ${Object.keys(calculators).join(', ')}; --help says more.`);
  if (second === undefined) throw new Unreadable(`Give ${first} its question as JSON, such as '${JSON.stringify(named(first).example)}'.`);
  return JSON.stringify(answer(first, parsed(second, 'The question')), null, 2);
}

/** Finds `tds_remaining` as `tdsRemaining`, too. */
function named(name: string): Calculator {
  const found = calculators[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
  if (!found) throw new Unreadable(`There is no function ${name}; there are ${Object.keys(calculators).join(', ')}.`);
  return found;
}

function answer(name: string, question: unknown): unknown {
  const calculator = named(name);
  const input = readValue(question, shapes.object(calculator.input), '');
  const today = new Date().toISOString().slice(0, 10);
  const hasToday = shapes.object(calculator.input).fields.some((field) => field.name === 'today');
  return calculator.answer({ ...(hasToday && { today }), ...(input as object) } as never);
}

/** Resolves paths from where the command was typed. */
function answersTo(file: string | undefined, name: string): unknown[] {
  if (file === undefined) throw new Unreadable('Name the file after --file.');
  const questions = parsed(contentOf(resolve(process.env['INIT_CWD'] ?? process.cwd(), file)), file);
  if (!Array.isArray(questions)) throw new Unreadable(`${file} must hold a list of questions.`);
  return questions.map((question: unknown) => {
    try {
      return { answer: name ? answer(name, question) : answerTo(question) };
    } catch (error) {
      return { error: sentenceFor(error) };
    }
  });
}

function answerTo(question: unknown): unknown {
  const { function: name, input } = ((typeof question === 'object' ? question : null) as { function?: string; input?: unknown }) ?? {};
  if (typeof name !== 'string') throw new Unreadable('Without a function after the command, each question is {"function": "…", "input": {…}}.');
  return answer(name, input);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Unreadable(`${path} cannot be read.`);
  }
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Unreadable || error instanceof Failure) return error.message;
  return `Something went wrong: ${error instanceof Error ? error.message : String(error)}`;
}
