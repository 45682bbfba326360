// Sits before a server whose process may reach nobody but this machine: whatever else it would connect to or look up is refused, and said.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const isHere = (host: unknown): boolean => ['127.0.0.1', '::1', 'localhost', undefined].includes(host as string | undefined);

function refuse(what: string): never {
  process.stderr.write(`REFUSED ${what}\n`);
  throw new Error(`This process may not reach ${what}.`);
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectHere(this: net.Socket, ...asked: readonly unknown[]): net.Socket {
  const [first, second] = Array.isArray(asked[0]) ? (asked[0] as readonly unknown[]) : asked;
  const { host, path } = (typeof first === 'object' ? first : { host: typeof second === 'string' ? second : undefined }) as net.TcpSocketConnectOpts & {
    path?: string;
  };
  if (path === undefined && !isHere(host)) refuse(String(host));
  return Reflect.apply(connect, this, asked);
};

for (const resolver of [dns, dns.promises] as unknown as Record<string, (host: string, ...rest: readonly unknown[]) => unknown>[])
  for (const [name, ask] of Object.entries(resolver).filter(([method]) => /^(lookup|resolve|reverse)/.test(method)))
    resolver[name] = (host, ...rest) => (isHere(host) ? ask(host, ...rest) : refuse(`the name ${host}`));

dgram.Socket.prototype.send = () => refuse('anybody by datagrams');

syncBuiltinESMExports();
