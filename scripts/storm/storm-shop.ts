/** Settings of a shop that believes the network address that each buyer names, and serves with two processes. */
export const STORM_SETTINGS = { DEMO: 'on', PROCESSES: '2', TRUSTED_PROXIES: '127.0.0.1' } as const;
