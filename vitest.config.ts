import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['./tests/setup/no-console.ts'],
    // They wait more than they work: for databases that start, mails, deadlines.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Generous, because a machine may be busy with other things.
          testTimeout: 30_000,
          include: [
            '{app,domain,server,db,scripts,studio}/**/*.test.{ts,tsx}',
            'tests/architecture/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          globalSetup: ['./tests/setup/prepare-data.ts'],
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
