import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['./scripts/setup/quick-imports.mjs', './tests/setup/no-console.ts'],
    // A third beside the browser tests gains nothing on two processors, and lets connections to a database wait.
    maxWorkers: 2,
    // Far beyond what any test takes: on one busy core some take minutes. Only what hangs is to end here.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // They leave nothing behind; a process of its own for each file took half of their time.
          isolate: false,
          include: [
            '{app,contracts,domain,server,db,scripts,studio}/**/*.test.{ts,tsx}',
            'tests/{architecture,search}/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          globalSetup: ['./tests/setup/prepare-data.ts'],
          include: ['tests/integration/**/*.test.ts'],
          exclude: ['tests/integration/long/**'],
        },
      },
      {
        extends: true,
        test: {
          // Part of `npm run prove` and not of `npm test`.
          name: 'long',
          globalSetup: ['./tests/setup/prepare-data.ts'],
          include: ['tests/integration/long/*.test.ts'],
        },
      },
    ],
  },
});
