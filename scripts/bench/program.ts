// Programs that run beside a bench as other processes, and their messages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';

export function startProgram<Said>({ pathname }: URL) {
  const child = spawn(process.execPath, [pathname], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const next = async (): Promise<Said> => ((await once(child, 'message')) as [Said])[0];
  const ask = (order: object): Promise<Said> => {
    const answering = next();
    child.send(order);
    return answering;
  };
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { pid: child.pid ?? 0, next, ask, stop };
}

export function tellPort(server: Server): void {
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
}
