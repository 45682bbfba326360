// The compiler's four environments: what runs anywhere, in a browser, in Node, and the tests of all three.
import { spawn } from 'node:child_process';
import { missingGlobal } from './platform.ts';
import { insteadOf, roomOf } from './rooms.ts';

const environments = ['src/tsconfig.pure.json', 'src/tsconfig.browser.json', 'src/tsconfig.node.json', 'tests/tsconfig.json'];

/** Type errors of every environment, with advice where a room is the cause. */
export async function typeErrors(root = '.', projects: readonly string[] = environments): Promise<string[]> {
  const complaints = await Promise.all(projects.map((project) => compile(root, project)));
  return [...new Set(complaints.flatMap(explained))].sort();
}

function compile(root: string, project: string): Promise<string> {
  // What was found of files that did not change since is kept, so that the second check takes seconds.
  const found = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const compiler = spawn(
    process.execPath,
    ['node_modules/ts7/bin/tsc', '--noEmit', '--pretty', 'false', '--checkers', '1', '-p', project, '--incremental', '--tsBuildInfoFile', found],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const end = (): boolean => compiler.kill('SIGKILL');
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    let output = '';
    compiler.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
    compiler.on('error', reject);
    compiler.on('close', (code) => {
      process.off('exit', end);
      if (code !== 0 && !output.trim()) reject(new Error(`The compiler ended with ${code} and said nothing about ${project}.`));
      else resolve(output);
    });
  });
}

function explained(output: string): string[] {
  const complaints = output.split(/\r?\n(?=\S)/).filter((complaint) => complaint.trim());
  return complaints.map((complaint) => {
    const [, path = '', code = '', message = ''] = /^(.+?)\(\d+,\d+\): error (TS\d+): (.*)/.exec(complaint) ?? [];
    const room = roomOf(path);
    const advice = room && adviceOn(room, code, message);
    return advice ? `${complaint.trimEnd()}\n  ${advice}` : complaint.trimEnd();
  });
}

function adviceOn(room: string, code: string, message: string): string | undefined {
  const [, name = ''] = /'(?:typeof )?([^']+)'/.exec(message) ?? [];
  switch (code) {
    case 'TS2304':
    case 'TS2552':
    case 'TS2580':
    case 'TS2584':
    case 'TS2591':
      return name.startsWith('node:') ? `Node does not exist in ${room}: ${insteadOf(room, 'node:')}.` : missingGlobal(name, room);
    case 'TS7017':
      return message.includes('typeof globalThis') ? `globalThis holds nothing but the language in ${room}: ${insteadOf(room, 'packages')}.` : undefined;
    case 'TS2307':
      return name.startsWith('node:') ? `Node does not exist in ${room}: ${insteadOf(room, 'node:')}.` : undefined;
    case 'TS1294':
      return 'Node runs these files as they are written: a union instead of an enum, a field and an assignment instead of a parameter property.';
    case 'TS2739':
    case 'TS2740':
    case 'TS2741':
      return room === 'web/words' ? 'Every sentence stands in every language: write what is missing, in everyday Hindi.' : undefined;
    default:
      return undefined;
  }
}
