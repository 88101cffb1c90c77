import { defineConfig } from '@playwright/test';

/**
 * A full Chromium draws the popups of its address bar as two pages of their own, in every new context: a third of what
 * opening a page costs. The others are those that Playwright disables, which a second list replaces.
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const port = Number(process.env['E2E_PORT'] ?? 3210);

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that runs other work may break one; the report marks what passed the second time only.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/e2e.json' }]],
  // Far beyond what any journey takes: on one busy core some take a minute. Only what hangs is to end here.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Requests that a worker makes cannot be answered by a test; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${DISABLED_FEATURES}`,
      ],
    },
  },
  webServer: {
    command: 'node build/program/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PROCESSES: '1',
      DEMO_BUYERS: 'off',
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      LOG_LEVEL: 'warn',
    },
  },
});
