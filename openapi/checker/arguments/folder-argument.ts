import { CannotRun } from '../cannot-run.ts';

/** The folder that a command writes into; undefined where its help was asked for, which is printed then. Whatever else is typed is refused with the help. */
export function folderArgument([folder, ...others]: readonly string[], usual: string, help: string): string | undefined {
  if (folder === '--help') {
    console.log(help);
    return undefined;
  }
  if (folder?.startsWith('-') || others.length > 0) throw new CannotRun(help);
  return folder ?? usual;
}
