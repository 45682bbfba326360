// Writes each contract as one JSON, for programs that make clients or servers of a contract and read no folder of YAML.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { folderArgument } from '../arguments/folder-argument.ts';
import { ownCommand } from '../own-command.ts';

const usual = 'api-bundles';

const readyMade = 'bundled';

const help = `Writes each contract as one JSON, which refers to nothing outside it: what makes clients of a contract, in any language, reads it.

  ${ownCommand.typed} bundle
  ${ownCommand.typed} bundle ../for-clients

  bundle [<folder>]   the folder that <service>.json is written to, for every service (${usual})`;

/** Resolves the folder from where the command was typed. The package has bundles ready-made. */
export async function writeBundles(args: readonly string[], from: string): Promise<number> {
  const folder = folderArgument(args, usual, help);
  if (folder === undefined) return 0;
  const target = resolve(from, folder);
  const shown = relative(from, target) || '.';
  if (ownCommand.isPackage) {
    cpSync(readyMade, target, { recursive: true });
    console.log(`${shown}: ${readdirSync(readyMade).length} services, one JSON each.`);
    return 0;
  }
  const { makeBundles } = await import('./make-bundles.ts');
  const bundles = await makeBundles();
  mkdirSync(target, { recursive: true });
  for (const { name, json } of bundles) writeFileSync(join(target, `${name}.json`), json);
  const operations = bundles.reduce((sum, one) => sum + one.operations, 0);
  console.log(`${shown}: ${operations} operations of ${bundles.length} services, one JSON each.`);
  return 0;
}
