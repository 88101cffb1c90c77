// A shop as a process of its own, so that tests can start several on one database and kill them.
// Usage: node shop-main.ts '{"dataDir":"/tmp/x"}'; prints its origin when it is ready, stops on SIGTERM.
import { startShop } from './shop.ts';

const shop = await startShop(JSON.parse(process.argv[2] ?? '{}'));
process.on('SIGTERM', () => void shop.close().then(() => process.exit(0)));
process.stdout.write(`${shop.origin}\n`);
