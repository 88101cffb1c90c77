// An S3 server as a process of its own. Usage: node s3-main.mjs folder bucket; prints its address when it listens.
import S3rver from '@20minutes/s3rver';

const [directory, name] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  configureBuckets: [{ name, configs: [] }],
});
const { port } = await server.run();
process.stdout.write(`http://127.0.0.1:${port}\n`);
