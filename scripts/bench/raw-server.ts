import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The yardstick: a bare `node:http` server that answers every request with the same headers and bytes. */
const [file = ''] = process.argv.slice(2);
const { headers, body }: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stderr.write(
    `runs on http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}\n`,
  );
});
