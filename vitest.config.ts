import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['./tests/setup/no-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Generous, because a machine may be busy with other things.
          testTimeout: 30_000,
          include: ['{app,domain,server,db,scripts}/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
