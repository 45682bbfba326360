// Holds a running service, whatever it is written in, against its contract: `npm run contract -- --help`.
await import('#openapi/checker/command.ts');
