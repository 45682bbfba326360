// Writes the reference of all services as one page, which opens from the file system as well as from a server.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { folderArgument } from '../arguments/folder-argument.ts';
import { ownCommand } from '../own-command.ts';

const usual = 'api-docs';

const help = `Writes one page of all contracts, which opens from the file system as well as from a server.

  ${ownCommand.typed} docs
  ${ownCommand.typed} docs ../for-readers

  docs [<folder>]   the folder that index.html is written to (${usual})`;

/** Resolves the folder from where the command was typed. The package has it ready-made. */
export async function writeDocs(args: readonly string[], from: string): Promise<number> {
  const folder = folderArgument(args, usual, help);
  if (folder === undefined) return 0;
  const target = resolve(from, folder);
  const file = join(target, 'index.html');
  if (ownCommand.isPackage) {
    cpSync(usual, target, { recursive: true });
    console.log(`${relative(from, file)}: all services. Open it in a browser; it needs no network.`);
    return 0;
  }
  const { makeReference } = await import('./make-reference.ts');
  const { html, services, operations } = await makeReference();
  mkdirSync(target, { recursive: true });
  writeFileSync(file, html);
  const size = `${(Buffer.byteLength(html) / 1_048_576).toFixed(1)} MB`;
  console.log(`${relative(from, file)}: ${operations} operations of ${services} services, ${size}. Open it in a browser; it needs no network.`);
  return 0;
}
