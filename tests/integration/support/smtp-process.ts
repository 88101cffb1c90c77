import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** How the mail server treats recipients. */
type Mood = 'accept' | 'greylist' | 'reject';

interface TakenByServer {
  raw: string;
  from: string;
  to: string[];
}

/** A mail server of this test. */
export interface SmtpProcess {
  port: number;
  /** The accepted mails, the oldest first. */
  taken: TakenByServer[];
  be(mood: Mood): Promise<void>;
}

/** Starts a mail server as a process of its own and waits until it listens; it ends with the test. */
export async function startSmtpServer(): Promise<SmtpProcess> {
  const child = fork(path.join(import.meta.dirname, 'smtp-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const [{ port }] = await once(child, 'message');
  const taken: TakenByServer[] = [];
  child.on('message', (message) => {
    if (typeof message === 'object' && 'raw' in message) taken.push(message as TakenByServer);
  });
  return {
    port,
    taken,
    async be(mood) {
      child.send(mood);
      await once(child, 'message');
    },
  };
}
