/**
 * The embedded server's whole configuration, written anew at each start. Durability stays at PostgreSQL's defaults
 * (fsync, synchronous_commit, full_page_writes on): an acknowledged bet survives a power cut.
 */
export function serverConfig(socketFolder: string): string {
  return Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '100',
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // Files of the log are used again up to this much. A new one is filled with zeros and flushed while every commit waits,
    // a tenth of a second where much else is written; a server at rest would give them back and pay for them with each rush.
    min_wal_size: '512MB',
    max_wal_size: '1GB',
    checkpoint_timeout: '10min',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors name neither statements nor values: both may carry what must not stand in a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
  })
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}
