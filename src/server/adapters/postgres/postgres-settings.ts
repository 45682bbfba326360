import type { PostgresEndpoint } from './postgres-endpoint.ts';

/** Socket in the data folder, which shows every container that PostgreSQL lives. */
const inData = process.platform === 'win32' ? '' : '.';

export function settingsFor(endpoint: PostgresEndpoint, isDurable: boolean): string[] {
  const durable = isDurable ? 'on' : 'off';
  const settings = {
    ...('port' in endpoint
      ? { listen_addresses: '127.0.0.1', port: endpoint.port, unix_socket_directories: inData }
      : { listen_addresses: '', port: 5432, unix_socket_directories: [endpoint.socketFolder, inData].join(', ') }),
    unix_socket_permissions: '0700',
    max_connections: 40,
    shared_buffers: '32MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    wal_buffers: '1MB',
    max_wal_size: '512MB',
    min_wal_size: '32MB',
    // Files of the journal that were recycled would hold yesterday's rows in the order in which they were written.
    wal_recycle: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    jit: 'off',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
