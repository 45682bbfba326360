import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { Failure } from '#core/failure.ts';

/** Takes in the bytes of one file of an archive; `end` comes after the last. */
export interface FileIntake {
  take(part: Uint8Array): void;
  end(): void;
}

/** Reads a zip archive from its beginning to its end, and hands each file to whoever takes it in. */
export async function readZip(file: string, intakeOf: (path: string) => FileIntake | undefined): Promise<void> {
  const failures: Error[] = [];
  let files = 0;
  const unzip = new Unzip((entry) => {
    files++;
    const intake = intakeOf(entry.name);
    if (!intake) return;
    entry.ondata = (error, part, isLast) => {
      if (error) failures.push(error);
      else if (failures.length === 0) takeIn(intake, part, isLast, failures);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const part of createReadStream(file)) {
      unzip.push(part as Buffer);
      if (failures.length > 0) break;
    }
    if (failures.length === 0) unzip.push(new Uint8Array(), true);
  } catch (error) {
    failures.push(error instanceof Error ? error : new Error(String(error)));
  }
  const [failure] = failures;
  if (failure instanceof Failure) throw failure;
  if (failure || files === 0) throw new Failure('invalid', `${file} is no archive that can be read to its end.`, { cause: failure });
}

function takeIn(intake: FileIntake, part: Uint8Array, isLast: boolean, failures: Error[]): void {
  try {
    intake.take(part);
    if (isLast) intake.end();
  } catch (error) {
    failures.push(error instanceof Error ? error : new Error(String(error)));
  }
}
